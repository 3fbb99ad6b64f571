import { memo, useState } from 'react';
import { counted } from '../../shell/words/counted.ts';
import { timeText } from '../../shell/words/times.ts';
import { BarCard } from './BarCard.tsx';
import styles from './Board.module.css';
import { type Bar, LANE_HEIGHT, type Look } from './layout.ts';
import type { X } from './scale.ts';
import type { BarHandlers } from './use-moving.ts';

interface BarButtonProps {
  bar: Bar;
  x: X;
  first: number;
  last: number;
  offset: number;
  timeZone: string;
  model: string;
  /** By how many minutes it is being moved. */
  shift: number;
  /** How far it is lifted off its row, in pixels. */
  rise: number;
  /** The same ones for every bar and at every time. */
  handlers: BarHandlers;
}

/**
 * A trip as a bar: a click opens its booking, dragging it or `m` moves it. While the board scrolls,
 * bars that stay are not drawn again.
 */
export const BarButton = memo(function BarButton(props: BarButtonProps) {
  const { bar, x, first, last, offset, timeZone, model, shift, rise, handlers } = props;
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
        data-moving={shift !== 0 || rise !== 0 || undefined}
        style={{ left: x(from + shift), width: Math.max(6, x(to) - x(from) - 2), top: top + rise }}
        aria-keyshortcuts="m p"
        onPointerDown={(event) => handlers.begin(event, bar)}
        onPointerEnter={() => setResting(true)}
        onPointerLeave={() => setResting(false)}
        onKeyDown={(event) => handlers.keyDown(event, bar)}
        onClick={() => handlers.open(bar)}
      >
        <b>{name}</b> <small>{small}</small>
        <span className="visually-hidden">{`, ${model}, ${times}, ${LOOK_WORDS[bar.look]}`}</span>
      </button>
      {resting && shift === 0 && rise === 0 && (
        <BarCard bar={bar} times={times} style={{ left: x(from), top: top + LANE_HEIGHT }} />
      )}
    </>
  );
});

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
