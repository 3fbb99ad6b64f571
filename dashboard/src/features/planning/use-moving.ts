import {
  type KeyboardEvent,
  type PointerEvent as ReactPointerEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { DAY_MINUTES } from './minutes.ts';
import type { Bar, Look } from './rows.ts';
import type { Trip } from './trips.ts';

/** A bar that is being moved. */
export interface Moving {
  trip: Trip;
  how: 'keys' | 'pointer';
  minutes: number;
  /** How far it is lifted off its row, in pixels. */
  rise: number;
  /** The row that it would be dropped on. */
  over: string | null;
}

const STILL = { minutes: 0, rise: 0, over: null };

interface MovingOptions {
  perMinute: number;
  /** A bar is dragged by so many minutes at a time. */
  step: number;
  /** Whether the member may move trips. */
  may: boolean;
  /** The row is known when it was dragged there. */
  drop: (trip: Trip, minutes: number, over: string | null) => void;
  /** Puts a trip aside, or back. */
  park: (trip: Trip) => void;
}

/** A mouse drags at once; a finger has to rest first, because it also scrolls. */
const LONG_PRESS_MS = 400;
const DRAG_STARTS_AT = 5;
/** Trips start on half hours at the closest. */
export const HALF_HOUR = 30;

/** Moves a bar by dragging it, or with `m` and the arrow keys; `p` parks it. Nothing is saved by that. */
export function useMoving({ perMinute, step, may, drop, park }: MovingOptions) {
  const [moving, setMoving] = useState<Moving | null>(null);
  const held = useRef<(() => void) | null>(null);
  useEffect(() => () => held.current?.(), []);

  const begin = (event: ReactPointerEvent, trip: Trip) => {
    if (event.button !== 0 || !may || !canMove(trip.bar)) return;
    const [startX, startY] = [event.clientX, event.clientY];
    const isFinger = event.pointerType !== 'mouse';
    let lifted = false;
    let [minutes, over]: [number, string | null] = [0, null];
    const lift = () => {
      lifted = true;
      setMoving({ trip, how: 'pointer', ...STILL });
      if (isFinger) navigator.vibrate?.(20);
    };
    const timer = isFinger ? setTimeout(lift, LONG_PRESS_MS) : undefined;
    const drag = (moved: PointerEvent) => {
      const distance = Math.hypot(moved.clientX - startX, moved.clientY - startY);
      if (!lifted && distance > DRAG_STARTS_AT) {
        if (isFinger) return stop();
        lift();
      }
      if (!lifted) return;
      minutes = Math.round((moved.clientX - startX) / perMinute / step) * step;
      over = rowAt(moved);
      setMoving({ trip, how: 'pointer', minutes, rise: moved.clientY - startY, over });
    };
    const release = () => {
      stop();
      if (!lifted) return;
      // The click that follows a drag must not open the booking.
      addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => removeEventListener('click', swallow, { capture: true }));
      drop(trip, minutes, over);
    };
    const keepFromScrolling = (touch: TouchEvent) => {
      if (lifted) touch.preventDefault();
    };
    const stop = () => {
      clearTimeout(timer);
      removeEventListener('pointermove', drag);
      removeEventListener('pointerup', release);
      removeEventListener('pointercancel', stop);
      removeEventListener('touchmove', keepFromScrolling);
      held.current = null;
      setMoving(null);
    };
    held.current = stop;
    addEventListener('pointermove', drag);
    addEventListener('pointerup', release);
    addEventListener('pointercancel', stop);
    addEventListener('touchmove', keepFromScrolling, { passive: false });
  };

  /** While a bar is lifted, keys are about it alone; before, `m` lifts and `p` parks the focused one. */
  const keyDown = (event: KeyboardEvent, trip: Trip) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (moving?.how === 'keys') {
      const by = event.shiftKey ? DAY_MINUTES : HALF_HOUR;
      const keys: Record<string, () => void> = {
        ArrowLeft: () => setMoving({ ...moving, minutes: moving.minutes - by }),
        ArrowRight: () => setMoving({ ...moving, minutes: moving.minutes + by }),
        Escape: () => setMoving(null),
        Enter: () => {
          setMoving(null);
          drop(moving.trip, moving.minutes, null);
        },
      };
      // Tab goes on, and leaving the bar leaves the move.
      if (event.key === 'Tab') return;
      event.preventDefault();
      event.stopPropagation();
      keys[event.key]?.();
    } else if (moving === null && may && canMove(trip.bar)) {
      if (event.key !== 'm' && event.key !== 'p') return;
      event.preventDefault();
      if (event.key === 'm') setMoving({ trip, how: 'keys', ...STILL });
      else park(trip);
    }
  };

  /** A bar that loses the focus is where it was. */
  const leave = () => {
    if (moving?.how === 'keys') setMoving(null);
  };

  return { moving, begin, keyDown, leave };
}

/** The row under the pointer; the bar itself lies in between. */
function rowAt({ clientX, clientY }: PointerEvent): string | null {
  const [row] = document
    .elementsFromPoint(clientX, clientY)
    .flatMap((element) => (element instanceof HTMLElement && element.dataset.row) || []);
  return row ?? null;
}

function swallow(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

const MOVABLE: ReadonlySet<Look> = new Set(['draft', 'option', 'waiting', 'ready']);

/** A trip that has begun keeps its time; only its return can be edited. */
function canMove({ look, boats, booking }: Bar): boolean {
  return boats === booking.boats && MOVABLE.has(look);
}
