import Link from '@docusaurus/Link';
import { useState } from 'react';
import type { Group } from '../groups.ts';
import ResultSummary from '../ResultSummary/index.tsx';
import styles from './styles.module.css';

const SHOWN_FIRST = 10;

interface Props {
  group: Group;
  query: string;
  onFollow: () => void;
}

/** The results of one kind, the best of them first and the rest on request. */
export default function ResultGroup({ group: { name, results }, query, onFollow }: Props) {
  const [queryShownInFull, showInFull] = useState<string>();
  const shown = queryShownInFull === query ? results : results.slice(0, SHOWN_FIRST);
  return (
    <section className={styles.group}>
      <h2 className={styles.groupName}>
        {name} <span className={styles.count}>{results.length}</span>
      </h2>
      <ol className={styles.results}>
        {shown.map((result) => (
          <li key={result.url}>
            <Link to={result.url} className={styles.result} onClick={onFollow}>
              <ResultSummary result={result} />
            </Link>
          </li>
        ))}
      </ol>
      {shown.length < results.length && (
        <button type="button" className="button" onClick={() => showInFull(query)}>
          Show all {results.length} in {name}
        </button>
      )}
    </section>
  );
}
