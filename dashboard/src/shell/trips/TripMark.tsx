import type { TripState } from '@slipway/contract';
import styles from './TripMark.module.css';

type TripLook = TripState | 'late' | 'option';

const WORDS: Record<TripLook, string> = {
  waiting: 'Waiting',
  ready: 'Ready',
  out: 'Out',
  paused: 'Paused',
  back: 'Back',
  late: 'Late',
  option: 'Option',
};

/** Drawings of 12 by 12: an outline, a dot, full, two bars, a tick, a triangle, a broken outline. */
const SHAPES: Record<TripLook, string> = {
  waiting: 'M2 2h8v8H2z',
  ready: 'M2 2h8v8H2zM5 5h2v2H5z',
  out: 'M2 2h8v8H2z',
  paused: 'M4 2v8M8 2v8',
  back: 'M2 6.500l3 3 5-7',
  late: 'M6 1.500l5 9H1zM6 5v2.500',
  option: 'M2 2h8v8H2z',
};

interface TripMarkProps {
  state: TripLook;
  /** More than the word, such as `20 min late`. */
  words?: string;
}

/** A trip that may leave, and how many points of its checklist are still open. */
export function readyWords(open: number): string {
  return open > 0 ? `${WORDS.ready}, ${open} open` : WORDS.ready;
}

/** The state of a trip as a color, a word and a shape. */
export function TripMark({ state, words = WORDS[state] }: TripMarkProps) {
  return (
    <span className={`${styles.mark} ${styles[state]}`}>
      <svg viewBox="0 0 12 12" aria-hidden="true">
        <path d={SHAPES[state]} />
      </svg>
      {words}
    </span>
  );
}
