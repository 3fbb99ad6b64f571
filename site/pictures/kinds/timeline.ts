import Type from 'typebox';
import { html, words } from '../html.ts';
import { choice, defineKind, optionalText, strict, text } from '../picture.ts';

/** Moments in order of time, such as messages around a trip. */
export const timeline = defineKind({
  data: {
    moments: Type.Array(
      strict({
        when: text,
        what: text,
        detail: optionalText,
        mark: Type.Optional(choice('main', 'good', 'bad')),
      }),
      { minItems: 2 },
    ),
  },
  draw: ({ moments }) => html`
    <ol class="pic-timeline">
      ${moments.map(
        ({ when, what, detail, mark }) => html`
          <li${mark && html` class="pic-${mark}"`}>
            <span class="pic-when">${when}</span>
            <span class="pic-what">${words(what)}</span>
            ${detail && html`<span class="pic-detail">${words(detail)}</span>`}
          </li>
        `,
      )}
    </ol>
  `,
});
