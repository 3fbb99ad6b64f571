import Highlighted from '../Highlighted/index.tsx';
import type { Result } from '../provider.ts';
import styles from './styles.module.css';

interface Props {
  result: Result;
}

/** What readers see of a result: where it is, and the words that matched. */
export default function ResultSummary({ result: { title, page, excerpt } }: Props) {
  return (
    <>
      <span className={styles.title}>
        <Highlighted segments={title} />
      </span>{' '}
      {page && <span className={styles.page}>{page}</span>}
      {excerpt.length > 0 && (
        <span className={styles.excerpt}>
          <Highlighted segments={excerpt} />
        </span>
      )}
    </>
  );
}
