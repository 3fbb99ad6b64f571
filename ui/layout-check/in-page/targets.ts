import { describe, round } from './describe.ts';
import type { Box, Looks } from './looks.ts';

/** What WCAG 2.5.8 asks for, in CSS pixels. */
const LEAST = 24;

export const CONTROLS =
  'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=link], ' +
  '[role=checkbox], [role=radio], [role=switch], [role=tab], [role=menuitem], [role=option], [role=slider]';

/** What one sees of a control: many are drawn by their label. */
export function shownFor(element: Element): Element {
  return element.closest('label') ?? (element as HTMLInputElement).labels?.[0] ?? element;
}

/** Controls that are too small to hit, and too near to another one. */
export function smallTargets(looks: Looks): string[] {
  const dialog = [...document.querySelectorAll(':modal')].at(-1) ?? document;
  const targets = [...dialog.querySelectorAll(CONTROLS)].flatMap((element) => {
    const target = targetOf(looks, element);
    return target ? [target] : [];
  });
  const small = targets.filter(({ box, element }) => isSmall(box) && !isInSentence(looks, element));
  return small.flatMap((one) => {
    const near = targets.find((other) => other !== one && isTooNear(one, other));
    if (!near) return [];
    const [width, height] = [one.box.right - one.box.left, one.box.bottom - one.box.top];
    return [
      `${describe(one.element)}: ${round(width)} × ${round(height)} px are too small to hit beside ${describe(near.element)} (${LEAST} × ${LEAST} px, or room around it).`,
    ];
  });
}

interface Target {
  element: Element;
  box: Box;
  /** What it moves with when one scrolls: what lies under a bar comes out from there. */
  layer: Element | null;
}

/** Where one can press: the control and its labels together. */
function targetOf(looks: Looks, element: Element): Target | undefined {
  if (element.matches(':disabled, [tabindex="-1"], [aria-hidden=true]')) return undefined;
  const labels = [...((element as HTMLInputElement).labels ?? [])];
  const shown = [element, ...labels].filter((each) => {
    const { left, right, top, bottom } = looks.box(each);
    return looks.isVisible(each) && right - left > 2 && bottom - top > 2 && bottom + scrollY > 0;
  });
  if (shown.length === 0) return undefined;
  const boxes = shown.map((each) => looks.box(each));
  return {
    element,
    layer: layerOf(looks, element),
    box: {
      left: Math.min(...boxes.map(({ left }) => left)),
      top: Math.min(...boxes.map(({ top }) => top)),
      right: Math.max(...boxes.map(({ right }) => right)),
      bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
    },
  };
}

function layerOf(looks: Looks, element: Element): Element | null {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const { position, overflowX, overflowY } = looks.style(at);
    if (position === 'fixed' || position === 'sticky') return at;
    if (at === element) continue;
    if (position === 'absolute' || scrolls(overflowX) || scrolls(overflowY)) return at;
  }
  return null;
}

function scrolls(overflow: string): boolean {
  return overflow === 'auto' || overflow === 'scroll';
}

function isSmall({ left, top, right, bottom }: Box): boolean {
  return right - left < LEAST - 0.5 || bottom - top < LEAST - 0.5;
}

/** A link among words is as high as its line. */
function isInSentence(looks: Looks, element: Element): boolean {
  if (!element.matches('a, [role=link]')) return false;
  let block: Element | null = element;
  while (block && looks.style(block).display === 'inline') block = block.parentElement;
  if (block === element || !block) return false;
  return (block.textContent ?? '').trim().length > (element.textContent ?? '').trim().length;
}

/** Whether the circle around a small target meets another target, or the circle of a small one. */
function isTooNear({ element, box, layer }: Target, other: Target): boolean {
  if (layer !== other.layer) return false;
  if (element.contains(other.element) || other.element.contains(element)) return false;
  const [x, y] = middle(box);
  if (isSmall(other.box)) {
    const [otherX, otherY] = middle(other.box);
    return Math.hypot(x - otherX, y - otherY) < LEAST - 0.5;
  }
  const across = Math.max(other.box.left - x, 0, x - other.box.right);
  const down = Math.max(other.box.top - y, 0, y - other.box.bottom);
  return Math.hypot(across, down) < LEAST / 2 - 0.5;
}

function middle({ left, top, right, bottom }: Box): [x: number, y: number] {
  return [(left + right) / 2, (top + bottom) / 2];
}
