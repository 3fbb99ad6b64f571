import { Button } from '@slipway/ui';
import { counted } from '../words/counted.ts';
import { useQueue } from './Queue.tsx';
import styles from './QueueBar.module.css';

/** What waits for reception and what was refused, on every screen until it is settled. */
export function QueueBar() {
  const { waiting, offline, drop, sendNow } = useQueue();
  const refused = waiting.filter(({ refusal }) => refusal !== null);
  const toSend = waiting.filter(({ refusal }) => refusal === null);
  if (waiting.length === 0 && !offline) return null;
  return (
    <section className={styles.bar} aria-label="Waiting to be sent" aria-live="polite">
      {toSend.length > 0 && (
        <details>
          <summary>
            <strong>{offline ? 'No reception.' : 'Sending.'}</strong>{' '}
            {counted(toSend.length, 'step')} waiting to be sent automatically.
          </summary>
          <ol>
            {toSend.map(({ key, what }) => (
              <li key={key}>{what}</li>
            ))}
          </ol>
          <Button onClick={sendNow}>Try now</Button>
        </details>
      )}
      {toSend.length === 0 && offline && (
        <p>
          <strong>No reception.</strong> You see the last known state.
        </p>
      )}
      {refused.map(({ key, what, refusal }) => (
        <div key={key} className={styles.refused} role="alert">
          <p>
            <strong>Not done: {what}.</strong> {refusal}
          </p>
          <Button onClick={() => drop(key)}>Understood</Button>
        </div>
      ))}
    </section>
  );
}
