import { FAILURE, FAILURE_HELP } from '../texts.ts';
import styles from './styles.module.css';

interface Props {
  onRetry: () => void;
}

export default function Failure({ onRetry }: Props) {
  return (
    <div className={styles.failure}>
      <p className={styles.title}>{FAILURE}</p>
      <p>{FAILURE_HELP}</p>
      <button type="button" className="button" onClick={onRetry}>
        Retry
      </button>
    </div>
  );
}
