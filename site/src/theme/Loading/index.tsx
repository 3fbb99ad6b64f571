import Mark from '@site/src/components/ui/Mark.tsx';
import type { LoadingComponentProps } from 'react-loadable';
import styles from './styles.module.css';

/** Stands in for a route that is still loading, or whose code could not be loaded. */
export default function Loading({ error, retry, pastDelay }: LoadingComponentProps) {
  if (error) {
    return (
      <div className={styles.failure} role="alert">
        <p>{String(error)}</p>
        <button type="button" className="button" onClick={retry}>
          Retry
        </button>
      </div>
    );
  }
  if (!pastDelay) return null;
  return (
    <div className={styles.spinner} role="status">
      <Mark className={styles.mark} />
      <span className="visually-hidden">Loading</span>
    </div>
  );
}
