import { State } from '../../../shell/states/State.tsx';
import type { Booking } from '../words.ts';
import styles from './tabs.module.css';

/** What the customer has answered in the form. */
export function Answers({ booking }: { booking: Booking }) {
  if (booking.answers.length === 0) {
    return (
      <State kind="empty" title="No answers">
        Nothing was asked, or the answers were deleted after the trip.
      </State>
    );
  }
  return (
    <section className={styles.card} aria-label="Answers">
      <dl className={styles.lines}>
        {booking.answers.map(({ question, answer, sensitive }) => (
          <div key={question} className={styles.entry}>
            <dt className={styles.soft}>
              {question}
              {sensitive && ' (sensitive)'}
            </dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
