import { addDays, formatInstant, instantAt, type LocalDate } from '@slipway/engine';
import { type MouseEvent, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useMay } from '../../app/facts.ts';
import { counted } from '../../shell/words/counted.ts';
import { BarButton } from './BarButton.tsx';
import styles from './Board.module.css';
import { type Bar, FREE_HEIGHT, type Row } from './layout.ts';
import { type Move, MoveDialog } from './MoveDialog.tsx';
import { Axis, BlockMark, Free, NowLine } from './marks.tsx';
import type { Parking } from './parking.ts';
import { AXIS_HEIGHT, DAY_MINUTES, minutesShown, NAMES_WIDTH } from './scale.ts';
import { useMoving } from './use-moving.ts';
import { useVisible } from './use-visible.ts';

interface TimelineProps {
  rows: readonly Row[];
  from: LocalDate;
  days: number;
  /** The least width of an hour. */
  hourWidth: number;
  parking: Parking;
}

/** Trips start on half hours at the closest. */
const STEP = 30;

/** The rows and bars of some days. Only what is near the window is in the page. */
export function Timeline({ rows, from, days, hourWidth, parking }: TimelineProps) {
  const [first, last] = useMemo(() => minutesShown(rows, days), [rows, days]);
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
  const { moving, handlers } = useMoving({
    perMinute,
    step: STEP,
    may: may('bookings.edit'),
    drop: (bar, minutes, over) => {
      const isParked = rowOf(rows, bar).kind === 'parking';
      if (over && rows.find(({ key }) => key === over)?.kind === 'parking') {
        if (!isParked) parking.park(bar.booking);
      } else if (minutes + bar.away !== 0) {
        setMove(moveOf(rows, bar, minutes + bar.away));
      } else if (isParked) {
        parking.takeOut(bar.booking.id);
      }
    },
    park: ({ booking }) => {
      if (parking.parked.some(({ id }) => id === booking.id)) parking.takeOut(booking.id);
      else parking.park(booking);
    },
    open: ({ booking }) => navigate(`/bookings/${booking.reference}`),
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
              data-row={row.key}
              data-target={moving?.over === row.key || undefined}
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
                      model={modelOf(row, bar)}
                      shift={moving?.key === bar.key ? moving.minutes : 0}
                      rise={moving?.key === bar.key ? moving.rise : 0}
                      handlers={handlers}
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
      {move && (
        <MoveDialog
          move={move}
          close={() => setMove(null)}
          onMoved={() => parking.takeOut(move.booking.id)}
        />
      )}
    </>
  );
}

function signed(minutes: number): string {
  const hours = Math.abs(minutes) / 60;
  const text = hours >= 24 && hours % 24 === 0 ? counted(hours / 24, 'day') : `${hours} h`;
  return minutes === 0 ? 'Where it was' : `${text} ${minutes < 0 ? 'earlier' : 'later'}`;
}

function rowOf(rows: readonly Row[], bar: Bar): Row {
  return rows.find(({ bars }) => bars.some(({ key }) => key === bar.key)) as Row;
}

/** On the parking row each bar has a model of its own. */
function modelOf({ model, dock }: Row, { booking: { boatModelId } }: Bar): string {
  return (model ?? dock.models.find(({ id }) => id === boatModelId))?.name ?? '';
}

function moveOf(rows: readonly Row[], bar: Bar, minutes: number): Move {
  const row = rowOf(rows, bar);
  const shift = minutes * 60_000;
  return {
    booking: bar.booking,
    timeZone: row.dock.timeZone,
    pickup: formatInstant(Date.parse(bar.booking.pickup) + shift),
    return: formatInstant(Date.parse(bar.booking.return) + shift),
  };
}
