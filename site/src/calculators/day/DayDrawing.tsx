import { HOUR, type Instant, type Period } from '@slipway/engine';
import type { ComponentProps, ReactNode } from 'react';
import styles from './DayDrawing.module.css';
import { clock } from './hours.ts';

/** Where a moment stands on the way across: `37.5%`, so that a drawing fits any width. */
type Across = (moment: Instant) => string;

interface DayDrawingProps {
  /** A sentence that says what is to be seen. */
  label: string;
  period: Period;
  height: number;
  /** What the bars stand for; each class sets `--fill`. */
  looks: ComponentProps<typeof Legend>['looks'];
  children: (across: Across) => ReactNode;
}

const AXIS_HEIGHT = 22;

/** A stretch of a day with its hours along the bottom. */
export default function DayDrawing({ label, period, height, looks, children }: DayDrawingProps) {
  const length = period.end - period.start;
  const across: Across = (moment) =>
    `${Number((((moment - period.start) / length) * 100).toFixed(3))}%`;
  const hours = Array.from(
    { length: Math.floor(length / HOUR) + 1 },
    (_, hour) => period.start + hour * HOUR,
  );
  const named = hours.length > 13 ? 4 : hours.length > 6 ? 2 : 1;
  return (
    <div className={styles.drawing}>
      <svg className={styles.day} height={height + AXIS_HEIGHT} role="img" aria-label={label}>
        {hours.map((hour, index) => (
          <g key={hour}>
            <line className={styles.rule} x1={across(hour)} x2={across(hour)} y1={0} y2={height} />
            {index % named === 0 && hour < period.end && (
              <text className={styles.hour} x={across(hour)} y={height + 16}>
                {clock(hour)}
              </text>
            )}
          </g>
        ))}
        {children(across)}
      </svg>
      <Legend looks={looks} />
    </div>
  );
}

interface BarProps {
  across: Across;
  from: Instant;
  to: Instant;
  top: number;
  height: number;
  className: string | undefined;
}

/** A bar from one moment to another. */
export function Bar({ across, from, to, top, height, className }: BarProps) {
  const width = Number.parseFloat(across(to)) - Number.parseFloat(across(from));
  if (width <= 0) return null;
  return (
    <rect
      className={className}
      x={across(from)}
      y={top}
      width={`${Number(width.toFixed(3))}%`}
      height={height}
      rx={3}
    />
  );
}

interface LegendProps {
  /** What each look stands for; the class sets `--fill`. */
  looks: readonly (readonly [className: string | undefined, text: string])[];
}

/** What the bars of a drawing stand for. The drawing's own label says it in words. */
function Legend({ looks }: LegendProps) {
  return (
    <ul className={styles.legend} aria-hidden="true">
      {looks.map(([className, text]) => (
        <li key={text} className={className}>
          {text}
        </li>
      ))}
    </ul>
  );
}
