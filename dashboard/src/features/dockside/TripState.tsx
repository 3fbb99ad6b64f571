import { readyWords, TripMark } from '../../shell/trips/TripMark.tsx';
import { checklistOf } from './checklist.ts';
import type { DockTrip } from './day.ts';
import styles from './TripState.module.css';

/** The state of a trip, and whether Slipway knows of it yet. */
export function TripState({ trip }: { trip: DockTrip }) {
  const { state, minutesLate, waits } = trip;
  const open = checklistOf(trip).filter(({ kind }) => kind !== 'done').length;
  return (
    <span className={styles.state}>
      {minutesLate > 0 ? (
        <TripMark state="late" words={state === 'paused' ? 'Paused' : 'Out'} />
      ) : (
        <TripMark state={state} {...(state === 'ready' && { words: readyWords(open) })} />
      )}
      {waits && <em>waits for reception</em>}
    </span>
  );
}
