import Type from 'typebox';
import { html, words } from '../html.ts';
import { choice, defineKind, strict, text } from '../picture.ts';

const level = choice('low', 'high');

/** Things sorted by two questions, such as effort and effect. */
export const quadrant = defineKind({
  data: {
    across: text,
    up: text,
    items: Type.Array(strict({ name: text, across: level, up: level }), { minItems: 2 }),
  },
  draw: ({ across, up, items }) => html`
    <div class="pic-quadrant">
      ${(['high', 'low'] as const).flatMap((upLevel) =>
        (['low', 'high'] as const).map(
          (acrossLevel) => html`
            <section class="pic-cell">
              <p class="pic-cell-name">${up}: ${upLevel}, ${across}: ${acrossLevel}</p>
              <ul>
                ${items
                  .filter((item) => item.up === upLevel && item.across === acrossLevel)
                  .map(({ name }) => html`<li>${words(name)}</li>`)}
              </ul>
            </section>
          `,
        ),
      )}
    </div>
  `,
});
