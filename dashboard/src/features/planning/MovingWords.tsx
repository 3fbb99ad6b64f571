import { counted } from '../../shell/words/counted.ts';
import { dayPeriodText } from '../../shell/words/times.ts';
import styles from './Board.module.css';
import { moveOf, refusalOn } from './moves.ts';
import type { Row } from './rows.ts';
import type { Moving } from './use-moving.ts';

interface MovingWordsProps {
  moving: Moving | null;
  /** The row under the pointer. */
  over: Row | undefined;
}

/** What would become of the trip that is being moved, or why it cannot be dropped there. */
export function MovingWords({ moving, over }: MovingWordsProps) {
  const refusal = moving && over && refusalOn(moving.trip, over);
  return (
    <output
      className={styles.moving}
      aria-live="assertive"
      data-refused={refusal ? true : undefined}
    >
      {moving && (refusal || wordsFor(moving, over))}
    </output>
  );
}

function wordsFor({ trip, minutes, how }: Moving, over: Row | undefined): string {
  if (over?.kind === 'parking') return over.name;
  const { pickup, return: end, timeZone } = moveOf(trip, minutes);
  const where = `${dayPeriodText(pickup, end, timeZone)}: ${signed(minutes + trip.bar.away)}.`;
  return how === 'keys' ? `${where} Enter to go on, Escape to leave it.` : where;
}

function signed(minutes: number): string {
  const hours = Math.abs(minutes) / 60;
  const text = hours >= 24 && hours % 24 === 0 ? counted(hours / 24, 'day') : `${hours} h`;
  return minutes === 0 ? 'where it was' : `${text} ${minutes < 0 ? 'earlier' : 'later'}`;
}
