import { type RefObject, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { LANE_HEIGHT } from './rows.ts';
import { AXIS_HEIGHT, NAMES_WIDTH } from './scale.ts';

/** What a row has in the page changes after so many pixels of scrolling. */
const STEP = 384;
/** A row changes a little later than the one above it, so that a frame has one or two to draw. */
const PHASES = 16;
/** So much more than the window is in the page, because the browser scrolls ahead of scripts. */
const AHEAD = { sideways: STEP / 4, down: 2 * LANE_HEIGHT };

const EVERYTHING = Number.NEGATIVE_INFINITY;

interface Range {
  from: number;
  to: number;
}

/** How far the board is scrolled. Scrolling draws nothing by itself: each row asks for its own part. */
export interface Viewport {
  width: number;
  height: number;
  subscribe: (listener: () => void) => () => void;
  left: () => number;
  top: () => number;
  isPrinting: () => boolean;
}

/** The window of a scrolled area; null until its size is known. */
export function useViewport(area: RefObject<HTMLElement | null>): Viewport | null {
  const [scroll] = useState(watchScroll);
  const [size, setSize] = useState<{ width: number; height: number } | null>(null);
  useLayoutEffect(() => {
    const measured = area.current;
    if (!measured) return;
    const measure = () =>
      setSize((known) => {
        const { clientWidth: width, clientHeight: height } = measured;
        return known?.width === width && known.height === height ? known : { width, height };
      });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    return () => observer.disconnect();
  }, [area]);
  useEffect(() => (area.current ? scroll.watch(area.current) : undefined), [area, scroll]);
  const [viewport, setViewport] = useState<Viewport | null>(null);
  if (size && (viewport?.width !== size.width || viewport.height !== size.height)) {
    const next = { ...size, ...scroll };
    setViewport(next);
    return next;
  }
  return viewport;
}

/** The pixels of time that a row draws. */
export function useColumns(viewport: Viewport, index: number): Range {
  const phase = ((index % PHASES) * STEP) / PHASES;
  const step = useSyncExternalStore(viewport.subscribe, () =>
    viewport.isPrinting() ? EVERYTHING : Math.floor((viewport.left() + phase) / STEP),
  );
  if (step === EVERYTHING) return { from: EVERYTHING, to: Number.POSITIVE_INFINITY };
  const from = step * STEP - phase;
  const shown = viewport.width - NAMES_WIDTH;
  return { from: from - AHEAD.sideways, to: from + STEP + shown + AHEAD.sideways };
}

/** The pixels from top to bottom in which rows are drawn. */
export function useBand(viewport: Viewport): Range {
  const step = useSyncExternalStore(viewport.subscribe, () =>
    viewport.isPrinting() ? EVERYTHING : Math.floor(viewport.top() / LANE_HEIGHT),
  );
  if (step === EVERYTHING) return { from: EVERYTHING, to: Number.POSITIVE_INFINITY };
  const from = step * LANE_HEIGHT;
  const shown = viewport.height - AXIS_HEIGHT;
  return { from: from - AHEAD.down, to: from + LANE_HEIGHT + shown + AHEAD.down };
}

function watchScroll() {
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  let [left, top, isPrinting] = [0, 0, false];
  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    left: () => left,
    top: () => top,
    isPrinting: () => isPrinting,
    watch: (area: HTMLElement) => {
      const look = () => {
        [left, top] = [area.scrollLeft, area.scrollTop];
        tell();
      };
      const print = ({ type }: Event) => {
        isPrinting = type === 'beforeprint';
        flushSync(tell);
      };
      area.addEventListener('scroll', look, { passive: true });
      addEventListener('beforeprint', print);
      addEventListener('afterprint', print);
      return () => {
        area.removeEventListener('scroll', look);
        removeEventListener('beforeprint', print);
        removeEventListener('afterprint', print);
      };
    },
  };
}
