import Type from 'typebox';
import { html, words } from '../html.ts';
import { choice, defineKind, optionalText, strict, text } from '../picture.ts';

/** Boxes joined by arrows, one after the other; a step may hold several boxes side by side. */
export const flow = defineKind({
  data: {
    steps: Type.Array(
      strict({
        boxes: Type.Array(
          strict({
            title: text,
            detail: optionalText,
            mark: Type.Optional(choice('main', 'good', 'bad')),
          }),
          { minItems: 1 },
        ),
        arrow: optionalText,
      }),
      { minItems: 2 },
    ),
  },
  draw: ({ steps }) => html`
    <ol class="pic-flow">
      ${steps.map(
        ({ boxes, arrow }) => html`
          <li>
            <div class="pic-boxes">
              ${boxes.map(
                ({ title, detail, mark }) => html`
                  <div class="pic-box${mark && html` pic-${mark}`}">
                    <strong>${words(title)}</strong>
                    ${detail && html`<span>${words(detail)}</span>`}
                  </div>
                `,
              )}
            </div>
            ${arrow && html`<span class="pic-then">${words(arrow)}</span>`}
          </li>
        `,
      )}
    </ol>
  `,
});
