import { addDays, formatInstant, instantAt, type LocalDate } from '@slipway/engine';
import { type KeyboardEvent, type MouseEvent, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'wouter';
import { useMay } from '../../app/facts.ts';
import { counted } from '../../shell/words/counted.ts';
import styles from './Board.module.css';
import type { Row } from './layout.ts';
import { type Move, MoveDialog } from './MoveDialog.tsx';
import { Axis, NowLine } from './marks.tsx';
import type { Parking } from './parking.ts';
import { RestingCard } from './RestingCard.tsx';
import { AXIS_HEIGHT, DAY_MINUTES, NAMES_WIDTH, type Scale } from './scale.ts';
import { TimelineRow } from './TimelineRow.tsx';
import { keyAt, type Trip, tripBeside, tripsOf } from './trips.ts';
import { useMoving } from './use-moving.ts';
import { useBand, type Viewport } from './viewport.ts';

interface CanvasProps {
  rows: readonly Row[];
  from: LocalDate;
  days: number;
  scale: Scale;
  viewport: Viewport;
  parking: Parking;
}

/** Trips start on half hours at the closest. */
const STEP = 30;

/** What the window of the board shows a part of: the axis, and the rows that are near the window. */
export function Canvas({ rows, from, days, scale, viewport, parking }: CanvasProps) {
  const trips = useMemo(() => tripsOf(rows), [rows]);
  const tripAt = (target: EventTarget) => trips.get(keyAt(target) ?? '');
  const lastRow = rows.at(-1);
  const height = lastRow ? lastRow.top + lastRow.height : 0;
  const band = useBand(viewport);

  const canvas = useRef<HTMLDivElement>(null);
  // A bar that has the focus stays in the page, so that scrolling does not take the focus away.
  const [kept, setKept] = useState<string | null>(null);
  const goTo = (key: string) => {
    flushSync(() => setKept(key));
    canvas.current?.querySelector<HTMLElement>(`[data-bar="${key}"]`)?.focus();
  };

  const [, navigate] = useLocation();
  const may = useMay();
  const [move, setMove] = useState<Move | null>(null);
  const { moving, begin, keyDown } = useMoving({
    perMinute: scale.perMinute,
    step: STEP,
    may: may('bookings.edit'),
    drop: ({ bar, row }, minutes, over) => {
      const isParked = row.kind === 'parking';
      if (over && rows.find(({ key }) => key === over)?.kind === 'parking') {
        if (!isParked) parking.park(bar.booking);
      } else if (minutes + bar.away !== 0) {
        setMove(moveOf({ bar, row }, minutes + bar.away));
      } else if (isParked) {
        parking.takeOut(bar.booking.id);
      }
    },
    park: ({ bar: { booking } }) => {
      if (parking.parked.some(({ id }) => id === booking.id)) parking.takeOut(booking.id);
      else parking.park(booking);
    },
  });

  const press = (event: KeyboardEvent) => {
    const trip = tripAt(event.target);
    if (!trip) return;
    keyDown(event, trip);
    if (event.defaultPrevented) return;
    const next = tripBeside(rows, trip, event.key);
    if (!next) return;
    event.preventDefault();
    goTo(next.key);
  };

  const bookAt = (row: Row, event: MouseEvent) => {
    if (!row.model || !may('bookings.edit')) return;
    const { left } = (event.target as Element).getBoundingClientRect();
    const atMinute = (event.clientX - left) / scale.perMinute + scale.first;
    const minute = Math.floor(atMinute / STEP) * STEP;
    const date = addDays(from, Math.floor(minute / DAY_MINUTES));
    const minutes = ((minute % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES;
    const wanted = new URLSearchParams({
      dock: row.dock.id,
      model: row.model.id,
      date,
      pickup: formatInstant(instantAt({ date, minutes }, row.dock.timeZone)),
    });
    navigate(`/bookings/new?${wanted}`);
  };
  const click = (event: MouseEvent) => {
    const trip = tripAt(event.target);
    if (trip) return navigate(`/bookings/${trip.bar.booking.reference}`);
    const { row: key } = (event.target as HTMLElement).dataset;
    const row = key === undefined ? undefined : rows.find((one) => one.key === key);
    if (row) bookAt(row, event);
  };

  const lifted = moving && trips.get(moving.key)?.row;
  const keeper = kept === null ? undefined : trips.get(kept)?.row;
  const shown = rows
    .map((row, index) => ({ row, index }))
    .filter(
      ({ row }) =>
        (row.top < band.to && row.top + row.height > band.from) || row === lifted || row === keeper,
    );
  return (
    <>
      {/* Bars are buttons; a click on free time books, and the keyboard has New booking for it. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: see above */}
      <div
        ref={canvas}
        className={styles.canvas}
        style={{ width: NAMES_WIDTH + scale.x(scale.last), height: height + AXIS_HEIGHT }}
        onPointerDown={(event) => {
          const trip = tripAt(event.target);
          if (trip) begin(event, trip);
        }}
        onFocus={(event) => setKept(keyAt(event.target) ?? null)}
        onKeyDown={press}
        onClick={click}
      >
        <Axis {...{ from, days, scale }} />
        <div className={styles.names} style={{ height }}>
          {shown.map(({ row }) => (
            <div
              key={row.key}
              className={styles.name}
              data-of={row.kind}
              style={{ top: row.top, height: row.height }}
            >
              {row.name}
            </div>
          ))}
        </div>
        {shown.map(({ row, index }) => (
          <TimelineRow
            key={row.key}
            {...{ row, index, scale, viewport }}
            moving={row === lifted ? moving : null}
            isTarget={moving?.over === row.key}
            kept={row === keeper ? kept : null}
          />
        ))}
        <NowLine {...{ rows, from, scale, height }} />
        {moving === null && <RestingCard {...{ canvas, trips, scale }} />}
      </div>
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

function moveOf({ bar: { booking }, row }: Trip, minutes: number): Move {
  const shift = minutes * 60_000;
  return {
    booking,
    timeZone: row.dock.timeZone,
    pickup: formatInstant(Date.parse(booking.pickup) + shift),
    return: formatInstant(Date.parse(booking.return) + shift),
  };
}
