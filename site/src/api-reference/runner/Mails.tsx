import { useVisit } from '../../sandbox/visit.ts';
import styles from './Runner.module.css';

/** The messages that customers would get, as text. */
export default function Mails() {
  const { mails } = useVisit();
  if (mails.length === 0) return null;
  return (
    <details className={styles.part}>
      <summary>Messages that customers would get ({mails.length})</summary>
      {mails.map(({ id, channel, recipient, subject, text }) => (
        <details key={id} className={styles.mail}>
          <summary>
            {channel === 'text' ? 'Text' : subject}, to {recipient}
          </summary>
          <pre>{text}</pre>
        </details>
      ))}
    </details>
  );
}
