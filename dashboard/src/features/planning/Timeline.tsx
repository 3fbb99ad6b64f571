import type { LocalDate } from '@slipway/engine';
import { type RefObject, useLayoutEffect, useMemo, useRef } from 'react';
import styles from './Board.module.css';
import { Canvas } from './Canvas.tsx';
import type { Parking } from './parking.ts';
import type { Row } from './rows.ts';
import { minutesShown, NAMES_WIDTH, scaleOf } from './scale.ts';
import { useViewport, type Viewport } from './viewport.ts';

interface TimelineProps {
  rows: readonly Row[];
  from: LocalDate;
  days: number;
  today: LocalDate;
  /** Where a day is shown by itself. */
  dayPath: (date: LocalDate) => string;
  parking: Parking;
  /** The minute that is to be seen when the board opens; its beginning without one. */
  lookAt?: number | undefined;
}

/** The rows and bars of some days, in a window that scrolls. */
export function Timeline(props: TimelineProps) {
  const { rows, from, days, today, dayPath, parking, lookAt } = props;
  const area = useRef<HTMLElement>(null);
  const viewport = useViewport(area);
  const [first, last] = useMemo(() => minutesShown(rows, days), [rows, days]);
  const width = viewport?.width ?? 0;
  const scale = useMemo(() => scaleOf([first, last], days, width), [first, last, days, width]);
  useOpening(area, viewport, lookAt === undefined ? 0 : scale.x(lookAt));
  return (
    <section
      ref={area}
      className={styles.scroller}
      aria-label="Timeline"
      // A region that scrolls has to be reached by the keyboard.
      // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
      tabIndex={0}
    >
      {viewport && <Canvas {...{ rows, from, days, today, dayPath, scale, viewport, parking }} />}
    </section>
  );
}

/** Scrolls to where one looks, once; some of what was before it stays in sight. */
function useOpening(
  area: RefObject<HTMLElement | null>,
  viewport: Viewport | null,
  x: number,
): void {
  const isOpen = useRef(false);
  useLayoutEffect(() => {
    if (!viewport || !area.current || isOpen.current) return;
    isOpen.current = true;
    area.current.scrollLeft = x - (viewport.width - NAMES_WIDTH) / 4;
  }, [area, viewport, x]);
}
