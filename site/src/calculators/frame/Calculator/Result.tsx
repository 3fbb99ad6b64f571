import clsx from 'clsx';
import type { Answer } from '../calculation.ts';
import styles from './styles.module.css';

interface Props {
  /** `null` while a field has a problem. */
  answer: Answer | null;
}

/** The answer as a sentence, which is read out when it changes, and line by line. */
export default function Result({ answer }: Props) {
  const [what, result] = answer?.columns ?? ['Line', 'Amount'];
  return (
    <>
      <p className={styles.summary} role="status">
        {answer?.summary ?? 'Correct the marked field to see the result.'}
      </p>
      {answer && answer.lines.length > 0 && (
        <table className={styles.lines}>
          <thead>
            <tr>
              <th scope="col">{what}</th>
              <th scope="col">{result}</th>
            </tr>
          </thead>
          <tbody>
            {answer.lines.map((line) => (
              <tr key={`${line.what} ${line.how}`} className={clsx(line.isTotal && styles.total)}>
                <th scope="row">
                  {line.what}
                  {line.how && <span className={styles.how}> {line.how}</span>}
                </th>
                <td>{line.result}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {answer?.notes?.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
    </>
  );
}
