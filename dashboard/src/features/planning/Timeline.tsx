import {
  addDays,
  daysBetween,
  formatInstant,
  instantAt,
  type LocalDate,
  localMoment,
} from '@slipway/engine';
import {
  type KeyboardEvent,
  type MouseEvent,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useLocation } from 'wouter';
import { useMay } from '../../app/facts.ts';
import { useNow } from '../../shell/clock/now.ts';
import { counted } from '../../shell/words/counted.ts';
import { dayText, timeText } from '../../shell/words/times.ts';
import { BarCard } from './BarCard.tsx';
import styles from './Board.module.css';
import { type Bar, type Block, LANE_HEIGHT, type Look, type Row } from './layout.ts';
import { type Move, MoveDialog } from './MoveDialog.tsx';
import { useMoving } from './use-moving.ts';
import { useVisible } from './use-visible.ts';

interface TimelineProps {
  rows: readonly Row[];
  from: LocalDate;
  days: number;
  /** The least width of an hour. */
  hourWidth: number;
}

const DAY_MINUTES = 24 * 60;
/** A day shows at least these hours; earlier and later ones when something is on. */
const USUAL_HOURS = { first: 7, last: 20 };
/** Trips start on half hours at the closest. */
const STEP = 30;
const NAMES_WIDTH = 112;

/** The rows and bars of some days. Only what is near the window is in the page. */
export function Timeline({ rows, from, days, hourWidth }: TimelineProps) {
  const [first, last] = useMemo(() => hoursOf(rows, days), [rows, days]);
  const scroller = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const measured = scroller.current;
    if (!measured) return;
    const observer = new ResizeObserver(() => setWidth(measured.clientWidth));
    observer.observe(measured);
    return () => observer.disconnect();
  }, []);
  const hours = (last - first) / 60;
  const perMinute = Math.max(hourWidth, (width - NAMES_WIDTH) / hours) / 60;
  const x = useCallback((minute: number) => (minute - first) * perMinute, [first, perMinute]);
  const lastRow = rows.at(-1);
  const height = lastRow ? lastRow.top + lastRow.height : 0;
  const visible = useVisible(scroller);
  const near = {
    from: first + (visible.left - NAMES_WIDTH) / perMinute,
    to: first + visible.right / perMinute,
  };
  const shown = rows.filter(
    ({ top, height: tall }) => top < visible.bottom && top + tall > visible.top,
  );

  const [, navigate] = useLocation();
  const may = useMay();

  const [move, setMove] = useState<Move | null>(null);
  const { moving, begin, keyDown } = useMoving({
    perMinute,
    step: STEP,
    may: may('bookings.edit'),
    drop: (bar, minutes) => setMove(moveOf(rows, bar, minutes)),
  });

  const bookAt = (row: Row) => (event: MouseEvent<HTMLElement>) => {
    if (event.target !== event.currentTarget || !row.model || !may('bookings.edit')) return;
    const { left } = event.currentTarget.getBoundingClientRect();
    const minute = Math.floor(((event.clientX - left) / perMinute + first) / STEP) * STEP;
    const date = addDays(from, Math.floor(minute / DAY_MINUTES));
    const pickup = instantAt(
      { date, minutes: ((minute % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES },
      row.dock.timeZone,
    );
    const wanted = new URLSearchParams({
      dock: row.dock.id,
      model: row.model.id,
      date,
      pickup: formatInstant(pickup),
    });
    navigate(`/bookings/new?${wanted}`);
  };

  return (
    <>
      <section
        ref={scroller}
        className={styles.scroller}
        aria-label="Timeline"
        // A region that scrolls has to be reached by the keyboard.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
        tabIndex={0}
      >
        <div
          className={styles.canvas}
          style={{ width: NAMES_WIDTH + x(last), height: height + AXIS_HEIGHT }}
        >
          <Axis {...{ from, days, first, last, x, perMinute }} />
          {shown.map((row) => (
            <div
              key={row.key}
              className={styles.row}
              data-kind={row.kind}
              style={{ top: row.top + AXIS_HEIGHT, height: row.height }}
            >
              <div className={styles.name}>{row.name}</div>
              {/* A click on free time books; the keyboard has New booking for it. */}
              {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: see above */}
              <div className={styles.time} onClick={bookAt(row)}>
                {row.kind === 'model' && <Free row={row} x={x} near={near} />}
                {row.blocks
                  .filter((block) => block.from < near.to && block.to > near.from)
                  .map((block) => (
                    <BlockMark key={block.key} {...{ block, x, first, last }} />
                  ))}
                {row.bars
                  .filter((bar) => bar.takenFrom < near.to && bar.takenTo > near.from)
                  .map((bar) => (
                    <BarButton
                      key={bar.key}
                      {...{ bar, x, first, last }}
                      offset={row.kind === 'model' ? FREE_HEIGHT : 0}
                      timeZone={row.dock.timeZone}
                      model={row.model?.name ?? ''}
                      shift={moving?.key === bar.key ? moving.minutes : 0}
                      begin={begin}
                      keyDown={keyDown}
                      open={() => navigate(`/bookings/${bar.booking.reference}`)}
                    />
                  ))}
              </div>
            </div>
          ))}
          <NowLine {...{ rows, from, first, last, x, height }} />
        </div>
      </section>
      <output className={styles.moving} aria-live="assertive">
        {moving && `${signed(moving.minutes)}. Enter to go on, Escape to leave it.`}
      </output>
      {move && <MoveDialog move={move} close={() => setMove(null)} />}
    </>
  );
}

const AXIS_HEIGHT = 32;
const FREE_HEIGHT = 24;

type X = (minute: number) => number;

/** From the first to the last minute that is shown. */
function hoursOf(rows: readonly Row[], days: number): [number, number] {
  if (days > 1) return [0, days * DAY_MINUTES];
  const bars = rows.flatMap((row) => row.bars);
  const starts = bars.map(({ takenFrom }) => takenFrom).filter((minute) => minute > 0);
  const ends = bars.map(({ takenTo }) => takenTo).filter((minute) => minute < DAY_MINUTES);
  const first = Math.min(USUAL_HOURS.first * 60, ...starts);
  const last = Math.max(USUAL_HOURS.last * 60, ...ends);
  return [Math.floor(first / 60) * 60, Math.min(DAY_MINUTES, Math.ceil(last / 60) * 60)];
}

interface AxisProps {
  from: LocalDate;
  days: number;
  first: number;
  last: number;
  x: X;
  perMinute: number;
}

function Axis({ from, days, first, last, x, perMinute }: AxisProps) {
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
function Free({ row, x, near }: { row: Row; x: X; near: { from: number; to: number } }) {
  return row.free.map(({ at, free }, index) => {
    const end = row.free[index + 1]?.at ?? Number.POSITIVE_INFINITY;
    const [from, to] = [Math.max(at, near.from), Math.min(end, near.to)];
    if (to <= from) return null;
    return (
      <span
        key={at}
        className={styles.free}
        data-free={free > 1 ? 'some' : free}
        style={{ left: Math.max(0, x(from)), width: x(to) - Math.max(0, x(from)) }}
      >
        {free} free
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

function BlockMark({ block, x, first, last }: BlockMarkProps) {
  const [from, to] = [Math.max(block.from, first), Math.min(block.to, last)];
  return (
    <div className={styles.block} style={{ left: x(from), width: x(to) - x(from) }}>
      <span>{block.text}</span>
    </div>
  );
}

interface BarButtonProps extends Omit<BlockMarkProps, 'block'> {
  shift: number;
  begin: ReturnType<typeof useMoving>['begin'];
  keyDown: (event: KeyboardEvent, bar: Bar) => void;
  bar: Bar;
  offset: number;
  timeZone: string;
  model: string;
  open: () => void;
}

function BarButton(props: BarButtonProps) {
  const { bar, x, first, last, offset, timeZone, model, shift, begin, keyDown, open } = props;
  const [resting, setResting] = useState(false);
  const { booking } = bar;
  const [from, to] = [Math.max(bar.from, first), Math.min(bar.to, last)];
  const top = offset + bar.lane * LANE_HEIGHT;
  const name = booking.customerName ?? booking.reference;
  const small = smallPrint(bar);
  const times = `${timeText(booking.pickup, timeZone)}–${timeText(booking.return, timeZone)}`;
  return (
    <>
      {bar.takenFrom < bar.from && (
        <i
          className={styles.turn}
          style={{ left: x(bar.takenFrom), width: x(bar.from) - x(bar.takenFrom), top }}
        />
      )}
      {bar.takenTo > bar.to && (
        <i
          className={styles.turn}
          style={{ left: x(bar.to), width: x(bar.takenTo) - x(bar.to), top }}
        />
      )}
      <button
        type="button"
        className={styles.bar}
        data-look={bar.look}
        data-moving={shift !== 0 || undefined}
        style={{ left: x(from + shift), width: Math.max(6, x(to) - x(from) - 2), top }}
        aria-keyshortcuts="m"
        onPointerDown={(event) => begin(event, bar)}
        onPointerEnter={() => setResting(true)}
        onPointerLeave={() => setResting(false)}
        onKeyDown={(event) => keyDown(event, bar)}
        onClick={open}
      >
        <b>{name}</b> <small>{small}</small>
        <span className="visually-hidden">{`, ${model}, ${times}, ${LOOK_WORDS[bar.look]}`}</span>
      </button>
      {resting && shift === 0 && (
        <BarCard bar={bar} times={times} style={{ left: x(from), top: top + LANE_HEIGHT }} />
      )}
    </>
  );
}

const LOOK_WORDS: Record<Look, string> = {
  draft: 'draft',
  option: 'option',
  waiting: 'confirmed',
  ready: 'ready',
  out: 'out',
  paused: 'paused',
  late: 'late',
  back: 'back',
};

function smallPrint({ look, lateMinutes, boats, booking }: Bar): string {
  if (look === 'late') return `${lateMinutes} min late`;
  return [
    boats > 1 && counted(boats, 'boat'),
    counted(booking.passengers, 'person', 'people'),
    look === 'option' && 'option',
    look === 'paused' && 'paused',
  ]
    .filter(Boolean)
    .join(' · ');
}

interface NowLineProps {
  rows: readonly Row[];
  from: LocalDate;
  first: number;
  last: number;
  x: X;
  height: number;
}

function NowLine({ rows, from, first, last, x, height }: NowLineProps) {
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

function signed(minutes: number): string {
  const hours = Math.abs(minutes) / 60;
  const text = hours >= 24 && hours % 24 === 0 ? counted(hours / 24, 'day') : `${hours} h`;
  return minutes === 0 ? 'Where it was' : `${text} ${minutes < 0 ? 'earlier' : 'later'}`;
}

function moveOf(rows: readonly Row[], bar: Bar, minutes: number): Move {
  const row = rows.find(({ bars }) => bars.some(({ key }) => key === bar.key)) as Row;
  const shift = minutes * 60_000;
  return {
    booking: bar.booking,
    timeZone: row.dock.timeZone,
    pickup: formatInstant(Date.parse(bar.booking.pickup) + shift),
    return: formatInstant(Date.parse(bar.booking.return) + shift),
  };
}
