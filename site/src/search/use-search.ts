import { useEffect, useState } from 'react';
import { askProvider, type SearchAnswer } from './ask-provider.ts';
import { useSearchSettings } from './use-search-settings.ts';

/** Searches whenever the query changes; late answers to older queries are dropped. */
export function useSearch(query: string, limit: number) {
  const settings = useSearchSettings();
  const [answer, setAnswer] = useState<SearchAnswer>();
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt repeats the same query.
  useEffect(() => {
    let isCurrent = true;
    askProvider(settings, query, limit).then((answer) => {
      if (isCurrent) setAnswer(answer);
    });
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
