import Type from 'typebox';
import { type Html, html } from '../../html.ts';
import { choice, defineKind, optionalText, seenAt, strict, text } from '../../picture.ts';
import { boardRows } from '../../saturday/board-rows.ts';
import { Scene } from '../../saturday/scene.ts';
import { type Axis, dayAxis, weekAxis, yearAxis } from './axis.ts';
import { hatching } from './hatching.ts';

const NAMES_WIDTH = 130;
const BARS_WIDTH = 640;
const ROW_HEIGHT = 44;
const HEAD_HEIGHT = 30;

/** What a bar stands for; the legend says it in words, so that color is never the only sign. */
const BAR_KINDS = {
  confirmed: 'confirmed',
  option: 'option',
  out: 'out on the water',
  late: 'late',
  completed: 'completed',
  blockout: 'blockout',
  turnaround: 'turnaround',
  open: 'open for pickups',
  trip: 'trip',
  slot: 'slot',
  period: 'period',
  closed: 'closed',
  'out-of-service': 'out of service',
  full: 'full',
} as const;

/** A boat out of service looks like a closed dock; all others have a look of their own. */
function lookOf(kind: keyof typeof BAR_KINDS): string {
  return kind === 'out-of-service' ? 'closed' : kind;
}

const barKind = choice(...(Object.keys(BAR_KINDS) as (keyof typeof BAR_KINDS)[]));
const bar = strict({ from: text, to: text, kind: barKind, text: optionalText });
const row = strict({ name: text, bars: Type.Array(bar) });
type Row = Type.Static<typeof row>;
type Board = { axis: 'day' | 'week' | 'year'; hours?: number[]; rows: Row[] };

const axisOf = (data: Pick<Board, 'axis' | 'hours'>): Axis => {
  if (data.axis === 'week') return weekAxis();
  if (data.axis === 'year') return yearAxis();
  const [from = 8, to = 20] = data.hours ?? [];
  return dayAxis(from, to);
};

function drawRow({ name, bars }: Row, index: number, axis: Axis): Html {
  const top = HEAD_HEIGHT + index * ROW_HEIGHT;
  const x = (place: string) => {
    const at = Math.min(Math.max(axis.read(place) ?? axis.from, axis.from), axis.to);
    return NAMES_WIDTH + ((at - axis.from) / (axis.to - axis.from)) * BARS_WIDTH;
  };
  return html`
    <line class="pic-rule" x1="0" x2="${NAMES_WIDTH + BARS_WIDTH}" y1="${top}" y2="${top}"/>
    <text class="pic-name" x="4" y="${top + 27}">${name}</text>
    ${bars.map((each) => {
      const [left, right] = [x(each.from), x(each.to)];
      const box = { left, top: top + 7, width: right - left, height: ROW_HEIGHT - 14 };
      return html`
        <rect class="pic-bar pic-bar-${lookOf(each.kind)}" x="${left.toFixed(1)}" y="${box.top}" width="${box.width.toFixed(1)}" height="${box.height}" rx="4"/>
        ${each.kind === 'option' && html`<path class="pic-hatching" d="${hatching(box)}"/>`}
        ${each.text && html`<text class="pic-bar-text pic-on-${lookOf(each.kind)}" x="${(left + 6).toFixed(1)}" y="${top + 27}">${each.text}</text>`}
      `;
    })}
  `;
}

function barWords(kind: keyof typeof BAR_KINDS, label: string | undefined): string {
  const meaning = BAR_KINDS[kind];
  if (!label) return meaning;
  return label.toLowerCase().startsWith(meaning) ? label : `${meaning}: ${label}`;
}

/** What the board shows, in words, for screens too narrow to draw it on. */
function listRows(rows: Row[]): Html {
  return html`
    <ul class="pic-list">
      ${rows.map(
        ({ name, bars }) => html`
          <li class="pic-box">
            <strong>${name}</strong>
            <ul>
              ${bars.map(
                ({ from, to, kind, text: label }) => html`
                  <li>
                    <span class="pic-swatch pic-bar-${lookOf(kind)}"></span>
                    <span>${from} – ${to}</span>
                    <span>${barWords(kind, label)}</span>
                  </li>
                `,
              )}
            </ul>
          </li>
        `,
      )}
    </ul>
  `;
}

/** Rows of bars along the hours of a day, the days of a week or the months of a year. */
export const board = defineKind({
  data: {
    axis: Type.Optional(choice('day', 'week', 'year')),
    hours: Type.Optional(
      Type.Array(Type.Integer({ minimum: 0, maximum: 24 }), { minItems: 2, maxItems: 2 }),
    ),
    rows: Type.Optional(Type.Array(row, { minItems: 1 })),
    saturday: Type.Optional(strict({ at: seenAt, models: Type.Optional(Type.Array(text)) })),
  },
  fill: ({ axis = 'day', hours, rows = [], saturday: shown }, saturday): Board => {
    if (!shown) return { axis, hours, rows };
    const { from, to } = axisOf({ axis, hours });
    const scene = new Scene(saturday, shown.at);
    return { axis, hours, rows: boardRows(shown.models ?? [], scene, BARS_WIDTH / (to - from)) };
  },
  check: (data) => {
    const axis = axisOf(data);
    if (data.rows.length === 0) return "needs either 'rows' or 'saturday'";
    for (const { name, bars } of data.rows) {
      for (const { from, to } of bars) {
        const [start, end] = [axis.read(from), axis.read(to)];
        if (start === undefined) return `'${from}' in the row '${name}' is no place on the axis`;
        if (end === undefined) return `'${to}' in the row '${name}' is no place on the axis`;
        if (end <= start) return `in the row '${name}' a bar ends at '${to}', not after '${from}'`;
      }
    }
    return undefined;
  },
  draw: (data) => {
    const axis = axisOf(data);
    const height = HEAD_HEIGHT + data.rows.length * ROW_HEIGHT + 1;
    const used = new Set(data.rows.flatMap(({ bars }) => bars.map(({ kind }) => kind)));
    return html`
      <div class="pic-scroll" tabindex="0" role="group" aria-label="Timeline">
        <svg class="pic-board" viewBox="0 0 ${NAMES_WIDTH + BARS_WIDTH} ${height}" role="group">
          ${axis.ticks.map(({ at, text: tick }) => {
            const x = NAMES_WIDTH + ((at - axis.from) / (axis.to - axis.from)) * BARS_WIDTH;
            return html`
              <line class="pic-tick" x1="${x.toFixed(1)}" x2="${x.toFixed(1)}" y1="20" y2="${height}"/>
              ${at < axis.to && html`<text class="pic-tick-text" x="${(x + 3).toFixed(1)}" y="15">${tick}</text>`}
            `;
          })}
          ${data.rows.map((each, index) => drawRow(each, index, axis))}
        </svg>
      </div>
      <ul class="pic-legend">
        ${[...used].map((kind) => html`<li><span class="pic-swatch pic-bar-${lookOf(kind)}"></span>${BAR_KINDS[kind]}</li>`)}
      </ul>
      ${listRows(data.rows)}
    `;
  },
});
