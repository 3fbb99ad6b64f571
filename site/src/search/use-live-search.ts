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
 * rendering twice costs more than the search itself. Answers to older queries are dropped.
 */
export function useLiveSearch(initialQuery: string, limit: number) {
  const settings = useSearchSettings();
  const [shown, setShown] = useState<Shown>({ query: initialQuery });
  const latest = useRef(0);

  function ask(query: string) {
    latest.current += 1;
    const attempt = latest.current;
    const show = (change: (before: Shown) => Shown) => {
      if (attempt === latest.current) setShown(change);
    };
    if (!query) show(() => ({ query }));
    const late = setTimeout(() => show(({ answer }) => ({ query, answer })), LATE_MS);
    askProvider(settings, query, limit).then((answer) => {
      clearTimeout(late);
      show(() => ({ query, answer }));
    });
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: only the query that it opens with.
  useEffect(() => ask(initialQuery), []);

  const retry = () => {
    setShown({ query: shown.query });
    ask(shown.query);
  };
  return { ...shown, ask, retry };
}
