import Type from 'typebox';
import { type Html, html } from '../html.ts';
import { choice, defineKind, optionalText, strict, text } from '../picture.ts';

const SIZE = { width: 640, height: 280, left: 64, bottom: 44, top: 18, right: 16 };
const PLOT = {
  width: SIZE.width - SIZE.left - SIZE.right,
  height: SIZE.height - SIZE.top - SIZE.bottom,
};

const axis = strict({
  title: text,
  from: Type.Number(),
  to: Type.Number(),
  ticks: Type.Array(strict({ at: Type.Number(), text })),
});
const series = strict({
  name: text,
  shape: choice('line', 'steps'),
  points: Type.Array(Type.Array(Type.Number(), { minItems: 2, maxItems: 2 }), { minItems: 2 }),
});
type Axis = Type.Static<typeof axis>;
type Series = Type.Static<typeof series>;

function share(value: number, { from, to }: Axis): number {
  return (value - from) / (to - from);
}

function pathOf({ points, shape }: Series, x: Axis, y: Axis): string {
  const at = ([px = 0, py = 0]: number[]) => ({
    left: (SIZE.left + share(px, x) * PLOT.width).toFixed(1),
    top: (SIZE.top + (1 - share(py, y)) * PLOT.height).toFixed(1),
  });
  return points
    .map(at)
    .map(({ left, top }, index) => {
      if (index === 0) return `M${left} ${top}`;
      return shape === 'steps' ? `H${left}V${top}` : `L${left} ${top}`;
    })
    .join('');
}

function drawTicks(x: Axis, y: Axis): Html {
  return html`
    ${x.ticks.map(({ at, text: tick }) => {
      const left = (SIZE.left + share(at, x) * PLOT.width).toFixed(1);
      return html`<line class="pic-tick" x1="${left}" x2="${left}" y1="${SIZE.top}" y2="${SIZE.top + PLOT.height}"/>
        <text class="pic-tick-text" x="${left}" y="${SIZE.top + PLOT.height + 16}" text-anchor="middle">${tick}</text>`;
    })}
    ${y.ticks.map(({ at, text: tick }) => {
      const top = (SIZE.top + (1 - share(at, y)) * PLOT.height).toFixed(1);
      return html`<line class="pic-tick" x1="${SIZE.left}" x2="${SIZE.left + PLOT.width}" y1="${top}" y2="${top}"/>
        <text class="pic-tick-text" x="${SIZE.left - 8}" y="${top}" dy="4" text-anchor="end">${tick}</text>`;
    })}
    <text class="pic-axis" x="${SIZE.left + PLOT.width / 2}" y="${SIZE.height - 6}" text-anchor="middle">${x.title}</text>
    <text class="pic-axis" x="4" y="12">${y.title}</text>
  `;
}

/** Lines or steps over two axes. */
export const chart = defineKind({
  data: {
    x: axis,
    y: axis,
    series: Type.Array(series, { minItems: 1, maxItems: 4 }),
    note: optionalText,
  },
  draw: ({ x, y, series: all, note }) => html`
    <div class="pic-scroll" tabindex="0" role="group" aria-label="Chart">
      <svg class="pic-chart" viewBox="0 0 ${SIZE.width} ${SIZE.height}" role="group">
        ${drawTicks(x, y)}
        ${all.map((each, index) => html`<path class="pic-series pic-series-${index + 1}" d="${pathOf(each, x, y)}"/>`)}
      </svg>
    </div>
    <ul class="pic-legend">
      ${all.map(({ name }, index) => html`<li><span class="pic-line pic-series-${index + 1}"></span>${name}</li>`)}
      ${note && html`<li>${note}</li>`}
    </ul>
  `,
});
