import type { TripState } from '@slipway/contract';
import styles from './Dockside.module.css';

const WORDS: Record<TripState, string> = {
  waiting: 'Waiting',
  ready: 'Ready',
  out: 'Out',
  paused: 'Paused',
  back: 'Back',
};

/** A ring, a dot, a sail, two bars, a tick. */
const SHAPES: Record<TripState, string> = {
  waiting: 'M8 3.5a4.5 4.5 0 1 0 0 9a4.5 4.5 0 0 0 0-9',
  ready: 'M8 5a3 3 0 1 0 0 6a3 3 0 0 0 0-6z',
  out: 'M8 2v10H3zM2 14h12',
  paused: 'M5.5 3.5v9M10.5 3.5v9',
  back: 'M3 8.5l3.5 3.5L13 5',
};

interface StateMarkProps {
  state: TripState;
  isLate?: boolean;
  waits?: boolean;
}

/** The state of a trip as a color, a word and a shape. */
export function StateMark({ state, isLate = false, waits = false }: StateMarkProps) {
  return (
    <span className={styles.mark} data-state={isLate ? 'late' : state}>
      <svg viewBox="0 0 16 16" aria-hidden="true" data-shape={state}>
        <path d={SHAPES[state]} />
      </svg>
      {WORDS[state]}
      {waits && <em> waits for reception</em>}
    </span>
  );
}
