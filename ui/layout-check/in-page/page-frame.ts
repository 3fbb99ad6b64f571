import { describe, round, shorten } from './describe.ts';
import type { Line } from './lines.ts';
import type { Looks } from './looks.ts';

/** A page that is wider than its window, and what reaches furthest. */
export function widePage(looks: Looks, lines: readonly Line[]): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth + 1) return textsOutside(lines, clientWidth);
  const boxes = [...document.body.querySelectorAll('*')]
    .filter((each) => looks.isVisible(each))
    .map((element) => ({ element, to: looks.box(element).right, region: looks.region(element) }));
  const texts = lines.map(({ element, ink, region }) => ({ element, to: ink.right, region }));
  const [widest] = [...boxes, ...texts]
    .map(({ element, to, region }) => ({ element, to: Math.min(to, region.right) }))
    .sort((a, b) => b.to - a.to);
  const culprit = widest ? `: ${describe(widest.element)} reaches to ${round(widest.to)} px` : '';
  return [`The page is ${scrollWidth} px wide in a window of ${clientWidth} px${culprit}.`];
}

/** What is fixed in the window does not make a page wider: it is just out of it. */
function textsOutside(lines: readonly Line[], width: number): string[] {
  return lines.flatMap(({ ink, region, element, text }) => {
    if (region.edges.right || ink.right <= width + 1.5 || ink.left >= width || scrollX > 0)
      return [];
    const by = round(ink.right - width);
    return [
      `${describe(element)}: the text "${shorten(text)}" reaches ${by} px out of the window.`,
    ];
  });
}

/** Texts that a bar at the edge of the window hides however far one scrolls. */
export function textsUnderBars(looks: Looks, lines: readonly Line[]): string[] {
  const bars = fixedBars(looks, lines);
  if (bars.length === 0) return [];
  const { scrollHeight, clientHeight } = document.documentElement;
  const left = scrollHeight - clientHeight - scrollY;
  return bars.flatMap((bar) => {
    const { top, bottom, left: from, right: to } = looks.box(bar);
    const isBelow = bottom > innerHeight / 2;
    const hidden = lines.find(({ element, ink, region }) => {
      if (region.edges.bottom || isFixed(looks, element)) return false;
      if (ink.right <= from + 2 || ink.left >= to - 2) return false;
      const furthest = isBelow ? ink.top - left : ink.bottom + scrollY;
      return isBelow
        ? furthest > top + 2 && furthest < bottom
        : furthest < bottom - 2 && furthest > top;
    });
    return hidden
      ? [
          `${describe(hidden.element)}: the text "${shorten(hidden.text)}" stays under ${describe(bar)} however far one scrolls.`,
        ]
      : [];
  });
}

/** What is fixed to the upper or the lower edge of the window and takes half of its width. */
function fixedBars(looks: Looks, lines: readonly Line[]): Element[] {
  const bars = new Set<Element>();
  for (const { element } of lines) {
    const bar = fixedAround(looks, element);
    if (!bar || bars.has(bar) || bar.matches(':modal, :popover-open')) continue;
    const { left, right, top, bottom } = looks.box(bar);
    const isAtEdge = top <= 1 !== bottom >= innerHeight - 1;
    if (isAtEdge && right - left > innerWidth / 2 && bottom - top < innerHeight / 2) bars.add(bar);
  }
  return [...bars];
}

function isFixed(looks: Looks, element: Element): boolean {
  return fixedAround(looks, element) !== null;
}

function fixedAround(looks: Looks, element: Element): Element | null {
  for (let at: Element | null = element; at; at = at.parentElement) {
    if (looks.style(at).position === 'fixed' || at.matches(':modal, :popover-open')) return at;
  }
  return null;
}

/** Fields and plain buttons that were pulled to many times the height of their words. */
export function stretchedControls(looks: Looks): string[] {
  const plain =
    'select:not([multiple], [size]), input:not([type=range], [type=image], [type=color]), button';
  return [...document.querySelectorAll(plain)].flatMap((control) => {
    if (!looks.isVisible(control) || control.matches('button:has(*)') || isCover(looks, control))
      return [];
    const { top, bottom } = looks.box(control);
    const lineHeight = Number.parseFloat(looks.style(control).fontSize) * 1.5;
    const lines = control.matches('button') ? Math.ceil((control.textContent?.length ?? 0) / 8) : 1;
    if (bottom - top <= Math.max(80, lineHeight * (lines + 2))) return [];
    return [`${describe(control)}: is ${round(bottom - top)} px high, stretched beyond its words.`];
  });
}

/** A control without a look of its own that lies over a card, so that all of it can be pressed. */
function isCover(looks: Looks, control: Element): boolean {
  const { position, opacity } = looks.style(control);
  return position === 'absolute' || Number(opacity) < 0.1;
}
