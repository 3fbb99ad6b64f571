import { systemPages } from '@site/src/systemPages.ts';
import Layout from '@theme/Layout';
import { useRef } from 'react';
import Failure from '../Failure/index.tsx';
import { groupsOf } from '../groups.ts';
import { rememberSearch } from '../recent-searches.ts';
import SearchForm from '../SearchForm/index.tsx';
import SearchTips from '../SearchTips/index.tsx';
import { useLiveSearch } from '../use-live-search.ts';
import { headingOf } from './heading.ts';
import ResultGroup from './ResultGroup.tsx';
import styles from './styles.module.css';
import { useAddress } from './use-address.ts';

/** The most that the hosted provider returns at once. */
const LIMIT = 1000;

/** Everything found for what is typed, with the query in the address so that it can be shared. */
export default function ResultsPage() {
  // The server knows no query, so the first render in the browser must not know one either.
  const { query, answer, ask, retry } = useLiveSearch('', LIMIT);
  const field = useRef<HTMLInputElement>(null);
  const { onSubmit, ...handlers } = useAddress(field, ask);

  const settled = query && answer?.query === query ? answer : undefined;
  const heading = headingOf(query, settled);
  const groups = query ? groupsOf(answer?.results ?? []) : [];
  return (
    <Layout {...systemPages['/search/']} title={heading}>
      <main className={styles.page}>
        <h1 className={styles.heading}>{heading}</h1>
        <p role="status" className="visually-hidden">
          {settled && heading}
        </p>
        <SearchForm ref={field} aria-label="Search for" onSubmit={onSubmit} {...handlers} />
        {settled?.failed && <Failure onRetry={retry} />}
        {groups.map((group) => (
          <ResultGroup
            key={group.kind}
            group={group}
            query={query}
            onFollow={() => rememberSearch(query)}
          />
        ))}
        {(!query || (settled && !settled.failed && settled.results.length === 0)) && <SearchTips />}
        <noscript>
          <p>Searching needs JavaScript. Without it, start from one of the sections above.</p>
        </noscript>
      </main>
    </Layout>
  );
}
