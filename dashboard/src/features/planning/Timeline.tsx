import type { LocalDate } from '@slipway/engine';
import { useMemo, useRef } from 'react';
import styles from './Board.module.css';
import { Canvas } from './Canvas.tsx';
import type { Row } from './layout.ts';
import type { Parking } from './parking.ts';
import { minutesShown, scaleOf } from './scale.ts';
import { useViewport } from './viewport.ts';

interface TimelineProps {
  rows: readonly Row[];
  from: LocalDate;
  days: number;
  /** The least width of an hour. */
  hourWidth: number;
  parking: Parking;
}

/** The rows and bars of some days, in a window that scrolls. */
export function Timeline({ rows, from, days, hourWidth, parking }: TimelineProps) {
  const area = useRef<HTMLElement>(null);
  const viewport = useViewport(area);
  const [first, last] = useMemo(() => minutesShown(rows, days), [rows, days]);
  const width = viewport?.width ?? 0;
  const scale = useMemo(
    () => scaleOf([first, last], hourWidth, width),
    [first, last, hourWidth, width],
  );
  return (
    <section
      ref={area}
      className={styles.scroller}
      aria-label="Timeline"
      // A region that scrolls has to be reached by the keyboard.
      // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
      tabIndex={0}
    >
      {viewport && <Canvas {...{ rows, from, days, scale, viewport, parking }} />}
    </section>
  );
}
