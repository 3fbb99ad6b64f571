import { memo } from 'react';
import { counted } from '../../shell/words/counted.ts';
import { dayPeriodText } from '../../shell/words/times.ts';
import { clockText } from '../../shell/words/writing.ts';
import styles from './Board.module.css';
import { DAY_MINUTES } from './minutes.ts';
import { type Bar, barTop, type Look, type Row } from './rows.ts';
import type { Scale } from './scale.ts';

interface BarButtonProps {
  bar: Bar;
  row: Row;
  scale: Scale;
  /** By how many minutes it is being moved. */
  shift: number;
  /** How far it is lifted off its row, in pixels. */
  rise: number;
}

/** In a narrower bar no word can be read; laying words out is most of what drawing a month costs. */
const ROOM_FOR_WORDS = 26;

/**
 * A trip as a bar: a click opens its booking, dragging it or `m` moves it. The board listens for all
 * of them. While it scrolls, bars that stay are not drawn again.
 */
export const BarButton = memo(function BarButton({ bar, row, scale, shift, rise }: BarButtonProps) {
  const { x, first, last, byDay } = scale;
  const [from, to] = [Math.max(bar.drawnFrom, first), Math.min(bar.drawnTo, last)];
  const top = barTop(row, bar);
  const width = Math.max(6, x(to) - x(from) - 2);
  const name = bar.booking.customerName ?? bar.booking.reference;
  const small = smallPrint(bar);
  const times = tripTimes(bar, row);
  const shown = byDay && bar.look !== 'late' ? times : small;
  return (
    <>
      {(bar.takenFrom < bar.drawnFrom || bar.takenTo > bar.drawnTo) && (
        <i
          className={styles.turn}
          style={{ left: x(bar.takenFrom), width: x(bar.takenTo) - x(bar.takenFrom), top }}
        />
      )}
      <button
        type="button"
        className={styles.bar}
        data-bar={bar.key}
        data-look={bar.look}
        data-days={byDay || undefined}
        data-moving={shift !== 0 || rise !== 0 || undefined}
        style={{ left: x(from + shift), width, top: top + rise }}
        aria-keyshortcuts="m p"
        aria-label={`${name} ${shown}, ${modelOf(row, bar)}, ${shown === small ? times : small}, ${LOOK_WORDS[bar.look]}`}
      >
        {width >= ROOM_FOR_WORDS && (
          <>
            <b>{name}</b> <small>{shown}</small>
          </>
        )}
      </button>
    </>
  );
});

/** From when to when a trip is, by the clock at the dock; with its days when they are several. */
export function tripTimes({ from, to, lateMinutes, booking }: Bar, { dock }: Row): string {
  const end = to - lateMinutes;
  // A board has thousands of trips, and most of them are of one day.
  return Math.floor(from / DAY_MINUTES) === Math.floor(end / DAY_MINUTES)
    ? `${clockText(from)}–${clockText(end)}`
    : dayPeriodText(booking.pickup, booking.return, dock.timeZone);
}

/** On the parking row each bar has a model of its own. */
function modelOf({ model, dock }: Row, { booking: { boatModelId } }: Bar): string {
  return (model ?? dock.models.find(({ id }) => id === boatModelId))?.name ?? '';
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
