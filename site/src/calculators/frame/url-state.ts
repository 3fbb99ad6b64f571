import { useHistory } from '@docusaurus/router';
import { useHistorySelector } from '@docusaurus/theme-common';
import { useEffect, useState } from 'react';
import type { Texts } from './calculation.ts';
import { readQuery, writeQuery } from './url-query.ts';

/** Browsers refuse addresses that change with every key. */
const PAUSE_IN_TYPING = 300;

/**
 * What the reader typed into a calculator. The address follows it, so that a link, a reload and
 * the way back bring it again.
 */
export function useUrlState(
  id: string,
  start: Texts,
): [texts: Texts, change: (texts: Texts) => void] {
  const history = useHistory();
  const search = useHistorySelector(({ location }) => location.search);
  const [typed, setTyped] = useState<Texts | null>(null);
  const texts = typed ?? readQuery(search, id, start);

  useEffect(() => {
    if (!typed) return;
    const timer = setTimeout(() => {
      const { location } = history;
      const written = writeQuery(location.search, id, start, typed);
      if (written !== location.search) history.replace({ ...location, search: written });
      // From here on the address says it.
      setTyped(null);
    }, PAUSE_IN_TYPING);
    return () => clearTimeout(timer);
  }, [typed, history, id, start]);

  return [texts, setTyped];
}
