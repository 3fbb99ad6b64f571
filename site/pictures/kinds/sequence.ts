import Type from 'typebox';
import { html, words } from '../html.ts';
import { defineKind, strict, text } from '../picture.ts';

/** Messages between parties, in order: an arrow from who sends to who receives. */
export const sequence = defineKind({
  data: {
    parties: Type.Array(text, { minItems: 2, maxItems: 4 }),
    messages: Type.Array(strict({ from: text, to: text, says: text }), { minItems: 2 }),
  },
  check: ({ parties, messages }) => {
    const names = messages.flatMap(({ from, to }) => [from, to]);
    const stranger = names.find((name) => !parties.includes(name));
    return stranger && `'${stranger}' is none of the parties: ${parties.join(', ')}`;
  },
  draw: ({ parties, messages }) => html`
    <div class="pic-scroll" tabindex="0" role="group" aria-label="Messages in order">
      <div class="pic-sequence" data-parties="${parties.length}">
        ${parties.map((name) => html`<strong class="pic-party">${name}</strong>`)}
        <ol>
          ${messages.map(({ from, to, says }) => {
            const [start, end] = [parties.indexOf(from), parties.indexOf(to)];
            const direction = start < end ? 'right' : start > end ? 'left' : 'self';
            const [first, last] = [Math.min(start, end), Math.max(start, end)];
            return html`
              <li class="pic-message pic-${direction} pic-from-${first + 1} pic-to-${last + 1}">
                <span class="pic-who">${from} → ${to}</span>
                <span class="pic-says">${words(says)}</span>
              </li>
            `;
          })}
        </ol>
      </div>
    </div>
  `,
});
