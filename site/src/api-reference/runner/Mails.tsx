import { useVisit } from '../../sandbox/visit.ts';
import styles from './Runner.module.css';

/** The e-mails that customers would get, as text. */
export default function Mails() {
  const { mails } = useVisit();
  if (mails.length === 0) return null;
  return (
    <details className={styles.part}>
      <summary>E-mails that customers would get ({mails.length})</summary>
      {mails.map(({ id, recipient, subject, text }) => (
        <details key={id} className={styles.mail}>
          <summary>
            {subject}, to {recipient}
          </summary>
          <pre>{text}</pre>
        </details>
      ))}
    </details>
  );
}
