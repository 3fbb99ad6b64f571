import Type from 'typebox';
import { type Html, html, words } from '../html.ts';
import { defineKind, text } from '../picture.ts';

interface Question {
  ask: string;
  answers: ({ if: string; do: string } | { if: string; next: Question })[];
}

/** Three questions deep is as far as anybody follows a tree; deeper ones are two pictures. */
function questionSchema(depth: number): Type.TSchema {
  const outcome = Type.Object({ if: text, do: text }, { additionalProperties: false });
  const further = depth > 0 && [
    Type.Object({ if: text, next: questionSchema(depth - 1) }, { additionalProperties: false }),
  ];
  return Type.Object(
    { ask: text, answers: Type.Array(Type.Union([outcome, ...(further || [])]), { minItems: 2 }) },
    { additionalProperties: false },
  );
}

function drawQuestion({ ask, answers }: Question): Html {
  return html`
    <p class="pic-ask">${words(ask)}</p>
    <ul class="pic-answers">
      ${answers.map(
        (answer) => html`
          <li>
            <span class="pic-if">${words(answer.if)}</span>
            ${
              'do' in answer
                ? html`<span class="pic-do">${words(answer.do)}</span>`
                : html`<div class="pic-further">${drawQuestion(answer.next)}</div>`
            }
          </li>
        `,
      )}
    </ul>
  `;
}

/** A question whose answers lead to an outcome or to the next question. */
export const tree = defineKind({
  data: { start: Type.Unsafe<Question>(questionSchema(4)) },
  draw: ({ start }) => html`<div class="pic-tree">${drawQuestion(start)}</div>`,
});
