import { addDays, daysBetween, type LocalDate, localMoment } from '@slipway/engine';
import { useNow } from '../../shell/clock/now.ts';
import { dayText, timeText } from '../../shell/words/times.ts';
import { hourText } from '../../shell/words/writing.ts';
import styles from './Board.module.css';
import type { Block, Row } from './layout.ts';
import { AXIS_HEIGHT, DAY_MINUTES, NAMES_WIDTH, type Scale, type X } from './scale.ts';

interface AxisProps {
  from: LocalDate;
  days: number;
  scale: Scale;
}

/** The hours of a day, or the days of a week or a month. */
export function Axis({ from, days, scale: { first, last, x, perMinute } }: AxisProps) {
  const step = days === 1 ? 60 : DAY_MINUTES;
  const marks = Array.from(
    { length: Math.ceil((last - first) / step) },
    (_, at) => first + at * step,
  );
  return (
    <div className={styles.axis}>
      <div className={styles.corner} />
      {marks.map((minute) => (
        <span key={minute} style={{ left: NAMES_WIDTH + x(minute), width: step * perMinute }}>
          {days === 1 ? hourText(minute) : dayText(addDays(from, minute / DAY_MINUTES))}
        </span>
      ))}
    </div>
  );
}

/** How many boats of a model are free from one change to the next. */
export function Free({ row, x, near }: { row: Row; x: X; near: { from: number; to: number } }) {
  return row.free.map(({ at, free }, index) => {
    const end = row.free[index + 1]?.at ?? Number.POSITIVE_INFINITY;
    const [from, to] = [Math.max(at, near.from), Math.min(end, near.to)];
    if (to <= from) return null;
    return (
      <span
        key={at}
        className={styles.free}
        data-free={free > 1 ? 'some' : Math.max(0, free)}
        style={{ left: Math.max(0, x(from)), width: x(to) - Math.max(0, x(from)) }}
      >
        {free < 0 ? `${-free} too few` : `${free} free`}
      </span>
    );
  });
}

/** A time in which boats cannot be booked, with its reason. */
export function BlockMark({ block, scale }: { block: Block; scale: Scale }) {
  const { x, first, last } = scale;
  const [from, to] = [Math.max(block.from, first), Math.min(block.to, last)];
  return (
    <div className={styles.block} style={{ left: x(from), width: x(to) - x(from) }}>
      <span>{block.text}</span>
    </div>
  );
}

interface NowLineProps {
  rows: readonly Row[];
  from: LocalDate;
  scale: Scale;
  height: number;
}

/** Where now is. */
export function NowLine({ rows, from, scale, height }: NowLineProps) {
  const { first, last, x } = scale;
  const now = useNow();
  const timeZone = rows[0]?.dock.timeZone;
  if (!timeZone) return null;
  const { date, minutes } = localMoment(now, timeZone);
  const minute = daysBetween(from, date) * DAY_MINUTES + minutes;
  if (minute < first || minute > last) return null;
  return (
    <div
      className={styles.now}
      style={{ left: NAMES_WIDTH + x(minute), height: height + AXIS_HEIGHT }}
    >
      <span>{timeText(now, timeZone)}</span>
    </div>
  );
}
