import Type from 'typebox';
import { html, words } from '../html.ts';
import { defineKind, strict, text } from '../picture.ts';

/** Who does what, in order: a column for each actor, a row for each step. */
export const lanes = defineKind({
  data: {
    lanes: Type.Array(text, { minItems: 2, maxItems: 5 }),
    steps: Type.Array(strict({ lane: text, does: text }), { minItems: 2 }),
  },
  check: ({ lanes: names, steps }) => {
    const stranger = steps.find(({ lane }) => !names.includes(lane));
    return stranger && `'${stranger.lane}' is none of the lanes: ${names.join(', ')}`;
  },
  draw: ({ lanes: names, steps }) => html`
    <div class="pic-scroll" tabindex="0" role="group" aria-label="Steps by actor">
      <table class="pic-lanes">
        <thead>
          <tr>
            ${names.map((name) => html`<th scope="col">${name}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${steps.map(
            ({ lane, does }, index) => html`
              <tr>
                ${names.map((name) =>
                  name === lane
                    ? html`<td class="pic-step" data-lane="${name}"><span class="pic-number">${index + 1}</span> ${words(does)}</td>`
                    : html`<td></td>`,
                )}
              </tr>
            `,
          )}
        </tbody>
      </table>
    </div>
  `,
});
