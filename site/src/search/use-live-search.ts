import { useEffect, useRef, useState } from 'react';
import { askProvider, type SearchAnswer } from './ask-provider.ts';
import { useSearchSettings } from './use-search-settings.ts';

/** A search that takes longer than this shows that it is under way. */
const LATE_MS = 100;

/** The query that is shown, and the last answer, which may be to an earlier query. */
interface Shown {
  query: string;
  answer?: SearchAnswer | undefined;
}

/**
 * Searches while the reader types. A keystroke renders once, when its results are there, because
 * rendering twice costs more than the search itself. While one search runs, only the newest query
 * waits, so that a slow device never works through queries that nobody looks at any more.
 */
export function useLiveSearch(initialQuery: string, limit: number) {
  const settings = useSearchSettings();
  const [shown, setShown] = useState<Shown>({ query: initialQuery });
  const wanted = useRef<string>(undefined);
  const isSearching = useRef(false);
  const late = useRef<ReturnType<typeof setTimeout>>(undefined);

  async function searchWanted() {
    isSearching.current = true;
    while (wanted.current !== undefined) {
      const query = wanted.current;
      wanted.current = undefined;
      const answer = await askProvider(settings, query, limit);
      if (wanted.current !== undefined) continue;
      clearTimeout(late.current);
      setShown({ query, answer });
    }
    isSearching.current = false;
  }

  function ask(query: string) {
    wanted.current = query;
    clearTimeout(late.current);
    if (query)
      late.current = setTimeout(() => setShown(({ answer }) => ({ query, answer })), LATE_MS);
    else setShown({ query });
    if (!isSearching.current) void searchWanted();
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: only the query that it opens with.
  useEffect(() => {
    ask(initialQuery);
    return () => clearTimeout(late.current);
  }, []);

  const retry = () => {
    setShown({ query: shown.query });
    ask(shown.query);
  };
  return { ...shown, ask, retry };
}
