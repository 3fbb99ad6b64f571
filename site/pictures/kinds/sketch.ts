import Type from 'typebox';
import { html, words } from '../html.ts';
import { choice, defineKind, strict, text } from '../picture.ts';

const percent = Type.Integer({ minimum: 0, maximum: 100 });

/** The radius of each kind of corners. */
const RADIUS = { square: 0, soft: 2, round: 5 } as const;

/** Small drawings of layouts side by side; a box has its place and size in percent. */
export const sketch = defineKind({
  data: {
    sketches: Type.Array(
      strict({
        title: text,
        detail: text,
        corners: Type.Optional(choice('square', 'soft', 'round')),
        boxes: Type.Array(
          strict({
            at: Type.Array(percent, { minItems: 4, maxItems: 4 }),
            look: choice('page', 'panel', 'main', 'line', 'picture'),
          }),
          { minItems: 1 },
        ),
      }),
      { minItems: 2, maxItems: 4 },
    ),
  },
  draw: ({ sketches }) => html`
    <ul class="pic-sketches">
      ${sketches.map(
        ({ title, detail, corners = 'soft', boxes }) => html`
          <li>
            <svg viewBox="0 0 100 70" aria-hidden="true">
              ${boxes.map(
                ({ at: [x = 0, y = 0, width = 0, height = 0], look }) =>
                  html`<rect class="pic-look-${look}" x="${x}" y="${(y * 0.7).toFixed(1)}" width="${width}" height="${(height * 0.7).toFixed(1)}" rx="${RADIUS[corners]}"/>`,
              )}
            </svg>
            <strong>${words(title)}</strong>
            <span>${words(detail)}</span>
          </li>
        `,
      )}
    </ul>
  `,
});
