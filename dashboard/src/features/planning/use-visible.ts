import { type RefObject, useEffect, useState } from 'react';

export interface Visible {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** So much more than the window is kept in the page on every side, in steps of this size. */
const STEP = 240;

const NOTHING_YET: Visible = { left: 0, right: 2 * STEP, top: 0, bottom: 2 * STEP };

/** The part of a scrolled area that is near its window. It changes only once in a while. */
export function useVisible(ref: RefObject<HTMLElement | null>): Visible {
  const [visible, setVisible] = useState(NOTHING_YET);
  useEffect(() => {
    const area = ref.current;
    if (!area) return;
    const look = () => {
      const next = {
        left: lower(area.scrollLeft),
        right: upper(area.scrollLeft + area.clientWidth),
        top: lower(area.scrollTop),
        bottom: upper(area.scrollTop + area.clientHeight),
      };
      setVisible((before) => (same(before, next) ? before : next));
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(area);
    area.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      area.removeEventListener('scroll', look);
    };
  }, [ref]);
  return visible;
}

function lower(pixels: number): number {
  return (Math.floor(pixels / STEP) - 1) * STEP;
}

function upper(pixels: number): number {
  return (Math.ceil(pixels / STEP) + 1) * STEP;
}

function same(one: Visible, other: Visible): boolean {
  return (
    one.left === other.left &&
    one.right === other.right &&
    one.top === other.top &&
    one.bottom === other.bottom
  );
}
