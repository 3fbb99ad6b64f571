import { describe, round, shorten } from './describe.ts';
import type { Line } from './lines.ts';
import { seenPart } from './lines.ts';
import type { Looks } from './looks.ts';

/** A pixel that a font draws over its own measure, and the rest of a division. */
const SLACK = 1.5;

/** Texts of which a part is cut off where one cannot scroll to it. */
export function cutTexts(lines: readonly Line[]): string[] {
  return lines.flatMap((line) => {
    const seen = seenPart(line);
    // Nothing of it is in sight: it waits for its turn, as the slides of a row do.
    if (seen.width < 3 || seen.height < 3) return [];
    for (const side of ['left', 'right', 'top', 'bottom'] as const) {
      const edge = line.region.edges[side];
      const lost = Math.abs(line.ink[side] - seen[side]);
      if (!edge || edge.scrolls || lost <= SLACK) continue;
      if (endsInDots(line.element, edge.element)) {
        if (hasWholeText(line.element)) return [];
        return [
          `${describe(line.element)}: the text is cut with dots, and no title says the whole.`,
        ];
      }
      return [
        `${describe(line.element)}: ${round(lost)} px of the text "${shorten(line.text)}" are cut off at the ${side} by ${describe(edge.element)}.`,
      ];
    }
    return [];
  });
}

function endsInDots(element: Element, by: Element): boolean {
  const { textOverflow, webkitLineClamp } = getComputedStyle(by);
  return by.contains(element) && (textOverflow === 'ellipsis' || webkitLineClamp !== 'none');
}

function hasWholeText(element: Element): boolean {
  return element.closest('[title]') !== null || element.closest('[aria-label]') !== null;
}

/** Texts that stand over the border or the ground of the box which they are in, once for each box. */
export function spiltTexts(looks: Looks, lines: readonly Line[]): string[] {
  const worst = new Map<Element, { by: number; sentence: string }>();
  for (const line of lines) {
    const seen = seenPart(line);
    const box = seen.width < 3 || seen.height < 3 ? null : boxAround(looks, line.element);
    if (!box) continue;
    const room = looks.box(box);
    const over = [
      ['left', room.left - seen.left],
      ['right', seen.right - room.right],
      ['top', room.top - seen.top],
      ['bottom', seen.bottom - room.bottom],
    ] as const;
    for (const [side, by] of over) {
      if (by <= (worst.get(box)?.by ?? SLACK)) continue;
      const size = `${round(room.right - room.left)} × ${round(room.bottom - room.top)} px`;
      const sentence = `${describe(box)}: the text "${shorten(line.text)}" runs ${round(by)} px over the ${side} edge of its box of ${size}.`;
      worst.set(box, { by, sentence });
    }
  }
  return [...worst.values()].map(({ sentence }) => sentence);
}

/** The nearest box that one can see, or nothing where the text is placed by other rules. */
function boxAround(looks: Looks, element: Element): Element | null {
  for (let at: Element | null = element; at; at = at.parentElement) {
    if (at === document.body || at === document.documentElement) return null;
    const style = looks.style(at);
    if (style.display !== 'inline' && style.display !== 'contents' && isBox(style)) return at;
    if (style.position === 'absolute' || style.position === 'fixed') return null;
    if (style.overflowX !== 'visible' || style.overflowY !== 'visible') return null;
  }
  return null;
}

function isBox(style: CSSStyleDeclaration): boolean {
  if (!/^rgba\(.*, 0\)$|\/ 0\)$|^transparent$/.test(style.backgroundColor)) return true;
  if (style.backgroundImage !== 'none') return true;
  return ['Left', 'Right'].every(
    (side) => Number.parseFloat(style[`border${side}Width` as 'borderLeftWidth']) > 0,
  );
}
