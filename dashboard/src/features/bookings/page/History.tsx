import { State } from '../../../shell/states/State.tsx';
import { momentText } from '../../../shell/words/times.ts';
import type { Booking } from '../words.ts';
import styles from './tabs.module.css';

/** Who changed what, newest first. */
export function History({ booking }: { booking: Booking }) {
  if (booking.history.length === 0) {
    return (
      <State kind="empty" title="No changes">
        Nothing has been changed since the booking was made.
      </State>
    );
  }
  return (
    <section className={styles.card} aria-label="History">
      <ol className={styles.lines}>
        {booking.history.map(({ id, at, by, changes }) => (
          <li key={id} className={styles.entry}>
            <span className={styles.soft}>
              {momentText(at, booking.dock.timeZone)} · <strong>{by}</strong>
            </span>
            {changes.map(({ field, from, to }) => (
              <span key={field} className={styles.words}>
                {field}: {from !== null && <del>{from}</del>} {from !== null && '→ '}
                {to ?? 'removed'}
              </span>
            ))}
          </li>
        ))}
      </ol>
    </section>
  );
}
