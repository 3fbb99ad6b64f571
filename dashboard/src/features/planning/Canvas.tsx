import { addDays, formatInstant, instantAt, type LocalDate } from '@slipway/engine';
import {
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  useMemo,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'wouter';
import { useMay } from '../../api/facts.ts';
import styles from './Board.module.css';
import { type Move, MoveDialog } from './MoveDialog.tsx';
import { MovingWords } from './MovingWords.tsx';
import { Axis, NowLine } from './marks.tsx';
import { DAY_MINUTES } from './minutes.ts';
import { moveOf, refusalOn } from './moves.ts';
import type { Parking } from './parking.ts';
import { RestingCard } from './RestingCard.tsx';
import type { Row } from './rows.ts';
import { AXIS_HEIGHT, NAMES_WIDTH, type Scale } from './scale.ts';
import { TimelineRow } from './TimelineRow.tsx';
import { keyAt, tripBeside, tripsOf } from './trips.ts';
import { HALF_HOUR, useMoving } from './use-moving.ts';
import { useParking } from './use-parking.ts';
import { useBand, type Viewport } from './viewport.ts';

interface CanvasProps {
  rows: readonly Row[];
  from: LocalDate;
  days: number;
  today: LocalDate;
  dayPath: (date: LocalDate) => string;
  scale: Scale;
  viewport: Viewport;
  parking: Parking;
}

/** What the window of the board shows a part of: the axis, and the rows that are near the window. */
export function Canvas(props: CanvasProps) {
  const { rows, from, days, today, dayPath, scale, viewport, parking } = props;
  const trips = useMemo(() => tripsOf(rows), [rows]);
  const tripAt = (target: EventTarget) => trips.get(keyAt(target) ?? '');
  const rowAt = (key: string | null | undefined) => rows.find((row) => row.key === key);
  const lastRow = rows.at(-1);
  const height = lastRow ? lastRow.top + lastRow.height : 0;
  const band = useBand(viewport);

  const canvas = useRef<HTMLDivElement>(null);
  // A bar that has the focus stays in the page, so that scrolling does not take the focus away.
  const [kept, setKept] = useState<string | null>(null);
  const goTo = (key: string) => {
    flushSync(() => setKept(key));
    const bar = canvas.current?.querySelector<HTMLElement>(`[data-bar="${key}"]`);
    (bar ?? canvas.current?.parentElement)?.focus();
  };

  const [, navigate] = useLocation();
  const may = useMay();
  const [move, setMove] = useState<{ key: string; to: Move } | null>(null);
  const park = useParking(parking, goTo);
  const { moving, begin, keyDown, leave } = useMoving({
    perMinute: scale.perMinute,
    step: scale.byDay ? DAY_MINUTES : HALF_HOUR,
    may: may('bookings.edit'),
    drop: (trip, minutes, over) => {
      const { bar, row } = trip;
      const target = rowAt(over);
      if (target && refusalOn(trip, target)) return;
      if (target?.kind === 'parking') {
        if (row.kind !== 'parking') park(trip);
      } else if (minutes + bar.away !== 0) {
        setMove({ key: bar.key, to: moveOf(trip, minutes) });
      } else if (row.kind === 'parking') {
        park(trip);
      }
    },
    park,
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
    const minute = Math.floor(atMinute / HALF_HOUR) * HALF_HOUR;
    const date = addDays(from, Math.floor(minute / DAY_MINUTES));
    const minutes = ((minute % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES;
    const wanted = new URLSearchParams({ dock: row.dock.id, model: row.model.id, date });
    if (!scale.byDay) {
      wanted.set('pickup', formatInstant(instantAt({ date, minutes }, row.dock.timeZone)));
    }
    navigate(`/bookings/new?${wanted}`);
  };
  const click = (event: MouseEvent) => {
    const trip = tripAt(event.target);
    if (trip) return navigate(`/bookings/${trip.bar.booking.reference}`);
    const row = rowAt((event.target as HTMLElement).dataset.row);
    if (row) bookAt(row, event);
  };

  const lifted = moving && trips.get(moving.trip.bar.key)?.row;
  const keeper = kept === null ? undefined : trips.get(kept)?.row;
  const shown = rows
    .map((row, index) => ({ row, index }))
    .filter(
      ({ row }) =>
        (row.top < band.to && row.top + row.height > band.from) || row === lifted || row === keeper,
    );
  const targetOf = (row: Row) => {
    if (!moving || moving.over !== row.key) return null;
    return refusalOn(moving.trip, row) ? 'refused' : 'taken';
  };
  return (
    <>
      {/* Bars are buttons; a click on free time books, and the keyboard has New booking for it. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: see above */}
      <div
        ref={canvas}
        className={styles.canvas}
        data-by-day={scale.byDay || undefined}
        style={{
          width: NAMES_WIDTH + scale.x(scale.last),
          height: height + AXIS_HEIGHT,
          ...({ '--day-width': `${DAY_MINUTES * scale.perMinute}px` } as CSSProperties),
        }}
        onPointerDown={(event) => {
          const trip = tripAt(event.target);
          if (trip) begin(event, trip);
        }}
        onFocus={(event) => setKept(keyAt(event.target) ?? null)}
        onBlur={leave}
        onKeyDown={press}
        onClick={click}
      >
        <Axis {...{ from, days, today, dayPath, scale }} />
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
            target={targetOf(row)}
            kept={row === keeper ? kept : null}
          />
        ))}
        {!scale.byDay && <NowLine {...{ rows, from, scale, height }} />}
        {moving === null && <RestingCard {...{ canvas, trips, scale }} />}
      </div>
      <MovingWords moving={moving} over={rowAt(moving?.over)} />
      {move && (
        <MoveDialog
          move={move.to}
          close={() => {
            setMove(null);
            goTo(move.key);
          }}
          onMoved={() => parking.takeOut(move.to.booking.id)}
        />
      )}
    </>
  );
}
