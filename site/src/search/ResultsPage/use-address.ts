import { useHistory, useLocation } from '@docusaurus/router';
import { type RefObject, type SubmitEvent, useEffect, useRef } from 'react';
import { rememberSearch } from '../recent-searches.ts';
import { resultsUrl } from '../results-url.ts';

/** Safari refuses more than 100 changes of the address in 30 seconds. */
const PAUSE_MS = 300;

/**
 * Keeps field, results and address in step. Typing rewrites the current entry of the history, Enter
 * adds one, and going back or forward puts the query of that entry into the field.
 */
export function useAddress(
  field: RefObject<HTMLInputElement | null>,
  ask: (query: string) => void,
) {
  const history = useHistory();
  const location = useLocation();
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isMounted = useRef(false);
  const hasSubmitted = useRef(false);
  /** The query of this entry of the history before it was typed over. */
  const entered = useRef('');

  const typed = () => field.current?.value.trim() ?? '';

  function rewrite() {
    clearTimeout(pause.current);
    const { pathname, search } = history.location;
    const url = urlOf(typed());
    if (url !== pathname + search) history.replace(url);
  }

  function follow() {
    ask(typed());
    clearTimeout(pause.current);
    pause.current = setTimeout(rewrite, PAUSE_MS);
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    clearTimeout(pause.current);
    const query = typed();
    rememberSearch(query);
    history.replace(urlOf(entered.current));
    if (query === entered.current) return;
    hasSubmitted.current = true;
    history.push(urlOf(query));
  }

  /** The theme moves focus to the top of a new page, and a phone needs the room of its keyboard. */
  function keepFocus() {
    if (hasSubmitted.current && matchMedia('(hover: hover)').matches) field.current?.focus();
    hasSubmitted.current = false;
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: only another place in the history is news.
  useEffect(() => {
    const isOwnChange = isMounted.current && history.action === 'REPLACE';
    const isTypedAhead = !isMounted.current && typed() !== '';
    isMounted.current = true;
    if (isOwnChange || !field.current) return;
    entered.current = queryIn(location.search);
    if (isTypedAhead) {
      follow();
      return;
    }
    field.current.value = entered.current;
    ask(entered.current);
    keepFocus();
  }, [location]);

  useEffect(() => () => clearTimeout(pause.current), []);

  return { onInput: follow, onBlur: rewrite, onSubmit: submit };
}

function queryIn(search: string): string {
  return (new URLSearchParams(search).get('q') ?? '').trim();
}

function urlOf(query: string): string {
  return query ? resultsUrl(query) : '/search/';
}
