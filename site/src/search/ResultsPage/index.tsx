import { useHistory, useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { systemPages } from '@site/src/systemPages.ts';
import Layout from '@theme/Layout';
import type { SubmitEvent } from 'react';
import Failure from '../Failure/index.tsx';
import { groupsOf } from '../groups.ts';
import { rememberSearch } from '../recent-searches.ts';
import { resultsUrl } from '../results-url.ts';
import SearchForm from '../SearchForm/index.tsx';
import SearchTips from '../SearchTips/index.tsx';
import { useSearch } from '../use-search.ts';
import { headingOf } from './heading.ts';
import ResultGroup from './ResultGroup.tsx';
import styles from './styles.module.css';

/** The most that the hosted provider answers at once. */
const LIMIT = 1000;

/** Everything found for the query in the address, so that a search can be shared and gone back to. */
export default function ResultsPage() {
  const query = useQueryInAddress();
  const { answer, retry } = useSearch(query, LIMIT);
  const history = useHistory();

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const asked = String(new FormData(event.currentTarget).get('q')).trim();
    rememberSearch(asked);
    if (asked !== query) history.push(asked ? resultsUrl(asked) : '/search/');
  };

  const settled = query && answer?.query === query ? answer : undefined;
  const heading = headingOf(query, settled);
  return (
    <Layout {...systemPages['/search/']} title={heading}>
      <main className={styles.page}>
        <h1 className={styles.heading}>{heading}</h1>
        <p role="status" className="visually-hidden">
          {settled && heading}
        </p>
        <SearchForm key={query} aria-label="Search for" defaultValue={query} onAsk={submit} />
        {settled?.failed && <Failure onRetry={retry} />}
        {groupsOf(settled?.results ?? []).map((group) => (
          <ResultGroup key={`${group.kind} ${query}`} group={group} />
        ))}
        {(!query || (settled && !settled.failed && settled.results.length === 0)) && <SearchTips />}
        <noscript>
          <p>Searching needs JavaScript. Without it, start from one of the sections above.</p>
        </noscript>
      </main>
    </Layout>
  );
}

/** The server knows no query, so the first render in the browser must not know one either. */
function useQueryInAddress(): string {
  const { search } = useLocation();
  const isBrowser = useIsBrowser();
  return isBrowser ? (new URLSearchParams(search).get('q') ?? '').trim() : '';
}
