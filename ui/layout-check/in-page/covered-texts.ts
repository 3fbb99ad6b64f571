import { isOpaque } from './colors.ts';
import { describe, round, shorten } from './describe.ts';
import { type Line, seenPart } from './lines.ts';
import { intersection, type Looks } from './looks.ts';

/** Letters of neighbors may touch by so much. */
const ACROSS = 2;
const DOWN = 3;

/** Texts that are printed over each other, both in sight. */
export function textsOverTexts(looks: Looks, lines: readonly Line[]): string[] {
  const drawn = lines
    .map((line) => ({ line, seen: seenPart(line) }))
    .filter(({ seen }) => seen.width > ACROSS && seen.height > DOWN)
    .sort((a, b) => a.seen.top - b.seen.top);
  const found: string[] = [];
  for (const [at, first] of drawn.entries()) {
    for (let next = at + 1; next < drawn.length; next += 1) {
      const second = drawn[next] as (typeof drawn)[number];
      if (second.seen.top >= first.seen.bottom - DOWN) break;
      if (first.line.node === second.line.node) continue;
      const both = intersection(first.seen, second.seen);
      if (both.width <= ACROSS || both.height <= DOWN) continue;
      const x = (both.left + both.right) / 2;
      const y = (both.top + both.bottom) / 2;
      if (!areBothSeen(looks, first.line.element, second.line.element, x, y)) continue;
      found.push(
        `${describe(first.line.element)}: the text "${shorten(first.line.text)}" and the text "${shorten(second.line.text)}" of ${describe(second.line.element)} are printed over each other (${round(both.width)} × ${round(both.height)} px).`,
      );
    }
  }
  return found;
}

/** Whether nothing opaque lies over one of two texts at a place. */
function areBothSeen(looks: Looks, a: Element, b: Element, x: number, y: number): boolean {
  if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return !isAnyOnOwnGround(looks, a, b);
  const stack = document.elementsFromPoint(x, y);
  const isSeen = (text: Element) => {
    // Words that stick out of their element cannot be hit; what holds them can.
    const at = stack.findIndex((each) => each.contains(text));
    return at >= 0 && !stack.slice(0, at).some((each) => isOpaque(looks.style(each)));
  };
  return isSeen(a) && isSeen(b);
}

/** Outside of the window nothing can be hit: a ground of its own is taken to hide what is under it. */
function isAnyOnOwnGround(looks: Looks, a: Element, b: Element): boolean {
  const hasGround = (from: Element, other: Element) => {
    for (let at: Element | null = from; at && !at.contains(other); at = at.parentElement) {
      if (isOpaque(looks.style(at))) return true;
    }
    return false;
  };
  return hasGround(a, b) || hasGround(b, a);
}
