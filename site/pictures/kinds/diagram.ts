import Type from 'typebox';
import { type Html, html } from '../html.ts';
import { choice, defineKind, optionalText, strict, text } from '../picture.ts';

const CELL = { width: 190, height: 104 };
const BOX = { width: 132, height: 52 };

const place = Type.Array(Type.Integer({ minimum: 0, maximum: 8 }), { minItems: 2, maxItems: 2 });
const node = strict({
  name: text,
  detail: optionalText,
  at: place,
  mark: Type.Optional(choice('start', 'main', 'good', 'bad', 'final')),
});
const arrow = strict({ from: text, to: text, text: optionalText });

type Node = Type.Static<typeof node>;
type Point = { x: number; y: number };

function centerOf({ at: [column = 0, row = 0] }: Node): Point {
  return { x: (column + 0.5) * CELL.width, y: (row + 0.5) * CELL.height };
}

/** Where a line from the middle of a box towards another point leaves the box. */
function edgeTowards(from: Point, to: Point): Point {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const reach = Math.min(
    dx === 0 ? Number.POSITIVE_INFINITY : (BOX.width / 2 + 3) / Math.abs(dx),
    dy === 0 ? Number.POSITIVE_INFINITY : (BOX.height / 2 + 3) / Math.abs(dy),
  );
  return { x: from.x + dx * reach, y: from.y + dy * reach };
}

interface Arrow {
  from: Node;
  to: Node;
  text?: string;
}

function endsOf({ from, to }: Arrow): { a: Point; b: Point } {
  const [start, end] = [centerOf(from), centerOf(to)];
  return { a: edgeTowards(start, end), b: edgeTowards(end, start) };
}

function drawLine(each: Arrow): Html {
  const { a, b } = endsOf(each);
  const [x1, y1, x2, y2] = [a.x, a.y, b.x, b.y].map((value) => value.toFixed(1));
  return html`<line class="pic-arrow" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}" marker-end="url(#pic-head)"/>`;
}

function drawLabel(each: Arrow): Html | undefined {
  if (!each.text) return undefined;
  const { a, b } = endsOf(each);
  const [x, y] = [(a.x + b.x) / 2, (a.y + b.y) / 2 - 7].map((value) => value.toFixed(1));
  return html`<text class="pic-arrow-text" x="${x}" y="${y}" text-anchor="middle">${each.text}</text>`;
}

function drawNode(each: Node): Html {
  const { x, y } = centerOf(each);
  const [left, top] = [x - BOX.width / 2, y - BOX.height / 2];
  return html`
    <rect class="pic-node${each.mark && html` pic-node-${each.mark}`}" x="${left}" y="${top}" width="${BOX.width}" height="${BOX.height}" rx="8"/>
    <text class="pic-node-name" x="${x}" y="${each.detail ? y - 3 : y + 5}" text-anchor="middle">${each.name}</text>
    ${each.detail && html`<text class="pic-node-detail" x="${x}" y="${y + 15}" text-anchor="middle">${each.detail}</text>`}
  `;
}

/** The boxes with the arrows that leave each, in words, for screens too narrow to draw them on. */
function listNodes(nodes: Node[], arrows: Arrow[]): Html {
  return html`
    <ul class="pic-list">
      ${nodes.map((each) => {
        const leaving = arrows.filter(({ from }) => from === each);
        return html`
          <li class="pic-box${each.mark && html` pic-${each.mark}`}">
            <strong>${each.name}</strong>
            ${each.detail && html`<span>${each.detail}</span>`}
            ${
              leaving.length > 0 &&
              html`<ul>${leaving.map(({ to, text: label }) => html`<li><span>→ ${to.name}</span> ${label && html`<span>${label}</span>`}</li>`)}</ul>`
            }
          </li>
        `;
      })}
    </ul>
  `;
}

/** Boxes on a grid, joined by arrows: states and transitions, or what depends on what. */
export const diagram = defineKind({
  data: {
    nodes: Type.Array(node, { minItems: 2 }),
    arrows: Type.Array(arrow),
  },
  check: ({ nodes, arrows }) => {
    const names = nodes.map(({ name }) => name);
    const stranger = arrows
      .flatMap(({ from, to }) => [from, to])
      .find((name) => !names.includes(name));
    return stranger && `an arrow names '${stranger}', and no box is called that`;
  },
  draw: ({ nodes, arrows }) => {
    const columns = Math.max(...nodes.map(({ at: [column = 0] }) => column)) + 1;
    const rows = Math.max(...nodes.map(({ at: [, row = 0] }) => row)) + 1;
    const byName = new Map(nodes.map((each) => [each.name, each]));
    const joined: Arrow[] = arrows.map((each) => ({
      ...each,
      from: byName.get(each.from) as Node,
      to: byName.get(each.to) as Node,
    }));
    return html`
      <div class="pic-scroll" tabindex="0" role="group" aria-label="Diagram">
        <svg class="pic-diagram" data-columns="${columns}" viewBox="0 0 ${columns * CELL.width} ${rows * CELL.height}" role="group">
          <defs><marker id="pic-head" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto-start-reverse"><path d="M0 0 8 4 0 8Z" class="pic-arrow-head"/></marker></defs>
          ${joined.map(drawLine)}
          ${nodes.map(drawNode)}
          ${joined.map(drawLabel)}
        </svg>
      </div>
      ${listNodes(nodes, joined)}
    `;
  },
});
