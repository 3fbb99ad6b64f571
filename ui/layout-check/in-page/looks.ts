/** A rectangle in the coordinates of the window. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

type Side = keyof Box;

/** What ends the view of something at a side, and whether one can scroll there. */
interface Edge {
  element: Element;
  scrolls: boolean;
}

/** Where the content of an element can be seen. */
export interface Region extends Box {
  edges: Partial<Record<Side, Edge>>;
}

const EVERYWHERE: Region = {
  left: Number.NEGATIVE_INFINITY,
  top: Number.NEGATIVE_INFINITY,
  right: Number.POSITIVE_INFINITY,
  bottom: Number.POSITIVE_INFINITY,
  edges: {},
};

/** A browser rounds the inside of a box: where it ends with what it is in, it is the one that ends the view. */
const SAME_EDGE = 1;

/** Where words are that only a screen reader says. */
const NOWHERE: Region = { left: 0, top: 0, right: 0, bottom: 0, edges: {} };

/** How the page looks at one moment. Each style and each place is read once. */
export class Looks {
  #styles = new Map<Element, CSSStyleDeclaration>();
  #boxes = new Map<Element, Box>();
  #regions = new Map<Element, Region>();
  #visible = new Map<Element, boolean>();
  #moving: Element[];

  constructor() {
    this.#moving = document.getAnimations().flatMap(({ effect, playState }) => {
      const target = effect instanceof KeyframeEffect ? effect.target : null;
      return target && playState === 'running' ? [target] : [];
    });
  }

  style(element: Element): CSSStyleDeclaration {
    return remembered(this.#styles, element, () => getComputedStyle(element));
  }

  box(element: Element): Box {
    return remembered(this.#boxes, element, () => element.getBoundingClientRect());
  }

  /** Whether it is drawn and stands still: what moves is judged where it comes to rest. */
  isVisible(element: Element): boolean {
    return remembered(
      this.#visible,
      element,
      () =>
        element.checkVisibility({
          opacityProperty: true,
          visibilityProperty: true,
          contentVisibilityAuto: true,
        }) && !this.#moving.some((moving) => moving.contains(element)),
    );
  }

  /** Whether words in it can be read, and not only be said by a screen reader. */
  hasRoom(element: Element): boolean {
    const { left, right, top, bottom } = this.region(element);
    return right - left > 2 && bottom - top > 2;
  }

  region(element: Element): Region {
    return remembered(this.#regions, element, () => this.#regionWithin(element));
  }

  #regionWithin(element: Element): Region {
    const around = this.#regionAround(element);
    const { overflowX, overflowY, clipPath, display } = this.style(element);
    const isRoot = element === document.documentElement || element === document.body;
    if (isRoot || display === 'inline') return around;
    if (clipPath.startsWith('inset(50%')) return NOWHERE;
    if (overflowX === 'visible' && overflowY === 'visible') return around;
    const box = paddingBox(element, this.box(element));
    const region = { ...around, edges: { ...around.edges } };
    const narrow = (side: Side, overflow: string, by: number) => {
      if (overflow === 'visible' || by < -SAME_EDGE) return;
      region[side] = box[side];
      region.edges[side] = { element, scrolls: overflow === 'auto' || overflow === 'scroll' };
    };
    narrow('left', overflowX, box.left - around.left);
    narrow('right', overflowX, around.right - box.right);
    narrow('top', overflowY, box.top - around.top);
    narrow('bottom', overflowY, around.bottom - box.bottom);
    return region;
  }

  /** What is absolutely placed is cut by what it is placed in, not by what lies between. */
  #regionAround(element: Element): Region {
    const { position } = this.style(element);
    if (position === 'fixed' || element.matches(':modal, :popover-open')) return EVERYWHERE;
    if (position === 'absolute' && element instanceof HTMLElement) {
      return element.offsetParent ? this.region(element.offsetParent) : EVERYWHERE;
    }
    return element.parentElement ? this.region(element.parentElement) : EVERYWHERE;
  }
}

function remembered<Value>(known: Map<Element, Value>, element: Element, find: () => Value): Value {
  const before = known.get(element);
  if (before !== undefined) return before;
  const value = find();
  known.set(element, value);
  return value;
}

function paddingBox(element: Element, outer: Box): Box {
  const { clientLeft, clientTop, clientWidth, clientHeight } = element;
  if (clientWidth === 0 && clientHeight === 0) return outer;
  const [left, top] = [outer.left + clientLeft, outer.top + clientTop];
  return { left, top, right: left + clientWidth, bottom: top + clientHeight };
}

export function intersection(a: Box, b: Box): Box & { width: number; height: number } {
  const left = Math.max(a.left, b.left);
  const right = Math.min(a.right, b.right);
  const top = Math.max(a.top, b.top);
  const bottom = Math.min(a.bottom, b.bottom);
  return { left, right, top, bottom, width: right - left, height: bottom - top };
}
