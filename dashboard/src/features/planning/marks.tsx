import { addDays, daysBetween, type LocalDate, localMoment } from '@slipway/engine';
import { useNow } from '../../shell/clock/now.ts';
import { dayText, timeText } from '../../shell/words/times.ts';
import styles from './Board.module.css';
import type { Block, Row } from './layout.ts';
import { AXIS_HEIGHT, DAY_MINUTES, NAMES_WIDTH, type X } from './scale.ts';

interface AxisProps {
  from: LocalDate;
  days: number;
  first: number;
  last: number;
  x: X;
  perMinute: number;
}

/** The hours of a day, or the days of a week or a month. */
export function Axis({ from, days, first, last, x, perMinute }: AxisProps) {
  const step = days === 1 ? 60 : DAY_MINUTES;
  const marks = Array.from(
    { length: Math.ceil((last - first) / step) },
    (_, at) => first + at * step,
  );
  return (
    <div className={styles.axis}>
      <div className={styles.name} />
      {marks.map((minute) => (
        <span key={minute} style={{ left: NAMES_WIDTH + x(minute), width: step * perMinute }}>
          {days === 1
            ? `${String(Math.floor(minute / 60)).padStart(2, '0')}:00`
            : dayText(addDays(from, minute / DAY_MINUTES))}
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

interface BlockMarkProps {
  block: Block;
  x: X;
  first: number;
  last: number;
}

/** A time in which boats cannot be booked, with its reason. */
export function BlockMark({ block, x, first, last }: BlockMarkProps) {
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
  first: number;
  last: number;
  x: X;
  height: number;
}

/** Where now is. */
export function NowLine({ rows, from, first, last, x, height }: NowLineProps) {
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
