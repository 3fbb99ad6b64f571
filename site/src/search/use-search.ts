import { useEffect, useState } from 'react';
import type { Result } from './provider.ts';
import { loadProvider } from './providers/index.ts';
import { useSearchSettings } from './use-search-settings.ts';

/** What came back for a query: results, or `failed` when nobody could be asked. */
export interface SearchAnswer {
  query: string;
  results: Result[];
  failed: boolean;
}

/** Searches whenever the query changes; late answers to older queries are dropped. */
export function useSearch(query: string, limit: number) {
  const settings = useSearchSettings();
  const [answer, setAnswer] = useState<SearchAnswer>();
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt repeats the same query.
  useEffect(() => {
    let isCurrent = true;
    const settle = (results: Result[], failed: boolean) => {
      if (isCurrent) setAnswer({ query, results, failed });
    };
    loadProvider(settings)
      .then((provider) => provider.search(query, { limit }))
      .then(
        (results) => settle(results, false),
        () => settle([], true),
      );
    return () => {
      isCurrent = false;
    };
  }, [query, limit, settings, attempt]);

  const retry = () => {
    setAnswer(undefined);
    setAttempt(attempt + 1);
  };
  return { answer, retry };
}
