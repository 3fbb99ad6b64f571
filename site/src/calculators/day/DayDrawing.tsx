import { HOUR, type Instant, type Period } from '@slipway/engine';
import type { ComponentProps, ReactNode } from 'react';
import { clock } from './clock.ts';
import Legend from './Legend.tsx';
import styles from './styles.module.css';

/** Where a moment stands on the way across: `37.5%`, so that a drawing fits any width. */
export type Across = (moment: Instant) => string;

interface Props {
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
export default function DayDrawing({ label, period, height, looks, children }: Props) {
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
