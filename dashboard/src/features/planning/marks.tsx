import { addDays, daysBetween, type LocalDate, localMoment } from '@slipway/engine';
import { Link } from 'wouter';
import { useNow } from '../../shell/clock/now.ts';
import { dayHead, fullDateText, timeText } from '../../shell/words/times.ts';
import { hourText } from '../../shell/words/writing.ts';
import styles from './Board.module.css';
import { DAY_MINUTES } from './minutes.ts';
import { heatOf } from './occupancy.ts';
import { type Block, barTop, LANE_HEIGHT, type Row } from './rows.ts';
import { AXIS_HEIGHT, NAMES_WIDTH, type Scale, type X } from './scale.ts';

interface AxisProps {
  from: LocalDate;
  days: number;
  today: LocalDate;
  dayPath: (date: LocalDate) => string;
  scale: Scale;
}

/** The hours of a day, or the days, each of which opens by itself. */
export function Axis({ from, days, today, dayPath, scale }: AxisProps) {
  const { first, last, x, perMinute } = scale;
  const step = days === 1 ? 60 : DAY_MINUTES;
  const marks = Array.from(
    { length: Math.ceil((last - first) / step) },
    (_, at) => first + at * step,
  );
  return (
    <div className={styles.axis}>
      <div className={styles.corner} />
      {marks.map((minute) => {
        const style = { left: NAMES_WIDTH + x(minute), width: step * perMinute };
        if (days === 1) {
          return (
            <span key={minute} style={style}>
              {hourText(minute)}
            </span>
          );
        }
        const date = addDays(from, minute / DAY_MINUTES);
        const { weekday, day } = dayHead(date);
        return (
          <Link
            key={minute}
            href={dayPath(date)}
            style={style}
            data-today={date === today || undefined}
          >
            {weekday} <b>{day}</b>
            <span className="visually-hidden">, {fullDateText(date)}</span>
          </Link>
        );
      })}
    </div>
  );
}

/** How many boats of a model are taken on each day. */
export function TakenByDay({ row, x }: { row: Row; x: X }) {
  return row.days.map((occupancy, day) => {
    const [from, to] = [day * DAY_MINUTES, (day + 1) * DAY_MINUTES];
    return (
      <span
        key={from}
        className={styles.free}
        data-heat={heatOf(occupancy)}
        style={{ left: x(from), width: x(to) - x(from) }}
      >
        {occupancy && `${occupancy.taken} of ${occupancy.of} taken`}
      </span>
    );
  });
}

/** Pixels in which the words have room, and in which a number has. */
const [ROOM_FOR_WORDS, ROOM_FOR_NUMBER] = [64, 18];

function freeText(free: number, width: number): string {
  if (width < ROOM_FOR_NUMBER) return '';
  if (width < ROOM_FOR_WORDS) return String(free);
  return free < 0 ? `${-free} too few` : `${free} free`;
}

/** How many boats of a model are free from one change to the next. */
export function Free({ row, x, near }: { row: Row; x: X; near: { from: number; to: number } }) {
  return row.free.map(({ at, free }, index) => {
    const end = row.free[index + 1]?.at ?? Number.POSITIVE_INFINITY;
    const [from, to] = [Math.max(at, near.from), Math.min(end, near.to)];
    if (to <= from) return null;
    const left = Math.max(0, x(from));
    const width = x(to) - left;
    return (
      <span
        key={at}
        className={styles.free}
        data-free={free > 1 ? 'some' : Math.max(0, free)}
        style={{ left, width }}
      >
        {freeText(free, width)}
      </span>
    );
  });
}

/** A time in which boats cannot be booked, with its reason. */
export function BlockMark({ block, row, scale }: { block: Block; row: Row; scale: Scale }) {
  const { x, first, last } = scale;
  const { lane } = block;
  const [from, to] = [Math.max(block.from, first), Math.min(block.to, last)];
  return (
    <div
      className={styles.block}
      data-lane={lane ?? undefined}
      style={{
        left: x(from),
        width: x(to) - x(from),
        ...(lane !== null && { top: barTop(row, { lane }), height: LANE_HEIGHT }),
      }}
    >
      <span>{block.text}</span>
    </div>
  );
}

/** Closer to an edge than this, the time stands on one side of its line. */
const LABEL_ROOM = 32;

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
  const isAt =
    x(minute) < LABEL_ROOM ? 'start' : x(last) - x(minute) < LABEL_ROOM ? 'end' : 'middle';
  return (
    <div
      className={styles.now}
      data-at={isAt}
      style={{ left: NAMES_WIDTH + x(minute), height: height + AXIS_HEIGHT }}
    >
      <span>{timeText(now, timeZone)}</span>
    </div>
  );
}
