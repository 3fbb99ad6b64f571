import SearchTips from '../SearchTips/index.tsx';
import { NO_RESULTS } from '../texts.ts';
import styles from './styles.module.css';

interface Props {
  query: string;
}

/** Nothing was found: says so, and how to go on. */
export default function NoResults({ query }: Props) {
  return (
    <div className={styles.empty}>
      <p className={styles.title}>
        {NO_RESULTS} <strong>{query}</strong>
      </p>
      <SearchTips />
    </div>
  );
}
