import {
  type KeyboardEvent,
  type PointerEvent as ReactPointerEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { Bar, Look } from './layout.ts';
import type { Trip } from './trips.ts';

/** A bar that is being moved. */
export interface Moving {
  key: string;
  minutes: number;
  /** How far it is lifted off its row, in pixels. */
  rise: number;
  /** The row that it would be dropped on. */
  over: string | null;
}

const STILL = { minutes: 0, rise: 0, over: null };

interface MovingOptions {
  perMinute: number;
  /** A trip moves by so many minutes at a time. */
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
const DAY_MINUTES = 24 * 60;

/** Moves a bar by dragging it, or with `m` and the arrow keys; `p` parks it. Nothing is saved by that. */
export function useMoving({ perMinute, step, may, drop, park }: MovingOptions) {
  const [moving, setMoving] = useState<Moving | null>(null);
  const held = useRef<(() => void) | null>(null);
  useEffect(() => () => held.current?.(), []);

  const begin = (event: ReactPointerEvent, trip: Trip) => {
    const { bar } = trip;
    if (event.button !== 0 || !may || !canMove(bar)) return;
    const [startX, startY] = [event.clientX, event.clientY];
    const isFinger = event.pointerType !== 'mouse';
    let lifted = false;
    let [minutes, over]: [number, string | null] = [0, null];
    const lift = () => {
      lifted = true;
      setMoving({ key: bar.key, ...STILL });
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
      setMoving({ key: bar.key, minutes, rise: moved.clientY - startY, over });
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

  const keyDown = (event: KeyboardEvent, trip: Trip) => {
    const { bar } = trip;
    const isMoving = moving?.key === bar.key;
    if (!isMoving) {
      if (event.key === 'm' && may && canMove(bar)) {
        event.preventDefault();
        setMoving({ key: bar.key, ...STILL });
      }
      if (event.key === 'p' && may && canMove(bar)) {
        event.preventDefault();
        park(trip);
      }
      return;
    }
    const by = event.shiftKey ? DAY_MINUTES : step;
    const moves: Record<string, () => void> = {
      ArrowLeft: () => setMoving({ ...moving, minutes: moving.minutes - by }),
      ArrowRight: () => setMoving({ ...moving, minutes: moving.minutes + by }),
      Escape: () => setMoving(null),
      Enter: () => {
        setMoving(null);
        drop(trip, moving.minutes, null);
      },
    };
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    event.stopPropagation();
    move();
  };

  return { moving, begin, keyDown };
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
