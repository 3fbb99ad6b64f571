import { useHistory } from '@docusaurus/router';
import {
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { coverPage } from '../../components/ui/cover-page.ts';
import Failure from '../Failure/index.tsx';
import NoResults from '../NoResults/index.tsx';
import { forgetSearches, recentSearches, rememberSearch } from '../recent-searches.ts';
import { resultsUrl } from '../results-url.ts';
import { WAITING } from '../texts.ts';
import { useLiveSearch } from '../use-live-search.ts';
import Announcement from './Announcement.tsx';
import Foot from './Foot.tsx';
import Head from './Head.tsx';
import OptionList from './OptionList.tsx';
import { firstOptions, resultOptions } from './option-groups.tsx';
import styles from './styles.module.css';
import { useActiveOption } from './use-active-option.ts';

export interface SearchDialogProps {
  initialQuery: string;
  onClose: () => void;
}

const LIMIT = 40;

/** The search dialog: a combobox whose list holds suggestions first, and results while typing. */
export default function SearchDialog({ initialQuery, onClose }: SearchDialogProps) {
  const [recent, setRecent] = useState(recentSearches);
  const field = useRef<HTMLInputElement>(null);
  const { query, answer, ask, retry } = useLiveSearch(initialQuery.trim(), LIMIT);
  const hasQuery = query !== '';
  const history = useHistory();
  const listId = useId();

  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    coverPage(true);
    return () => coverPage(false);
  }, []);
  const close = () => dialog.current?.close();
  const typed = () => field.current?.value.trim() ?? '';

  const forget = () => {
    forgetSearches();
    setRecent([]);
  };

  const groups = useMemo(
    () => (hasQuery ? resultOptions(answer?.results ?? []) : firstOptions(recent)),
    [hasQuery, answer, recent],
  );
  const count = groups.reduce((sum, { options }) => sum + options.length, 0);
  const active = useActiveOption({
    id: listId,
    key: query && `${answer?.query}`,
    count,
    first: hasQuery ? 0 : -1,
  });

  function write(text: string) {
    if (field.current) field.current.value = text;
    ask(text.trim());
  }

  /** Links close the dialog; a suggestion is put into the field instead. */
  function follow(event: MouseEvent) {
    const link = event.target instanceof Element && event.target.closest('a');
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const isHandled = event.defaultPrevented;
    event.preventDefault();
    if (link.role === 'option' && !hasQuery) {
      write(link.textContent ?? '');
      return;
    }
    rememberSearch(link.role === 'option' ? query : typed());
    close();
    if (!isHandled) history.push(link.pathname + link.search + link.hash);
  }

  function enter(event: KeyboardEvent) {
    const option = active.id && document.getElementById(active.id);
    const text = typed();
    const isFresh = text === query && (!query || answer?.query === query);
    if (option instanceof HTMLAnchorElement && isFresh) {
      if (event.ctrlKey || event.metaKey) window.open(option.href, '_blank', 'noopener');
      else option.click();
    } else if (text) {
      rememberSearch(text);
      close();
      history.push(resultsUrl(text));
    }
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') enter(event);
    else if (!active.moveByKey(event)) return;
    event.preventDefault();
  }

  const settled = hasQuery && answer?.query === query;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes the dialog with Escape.
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label="Search"
      onClose={onClose}
      onClick={({ target, currentTarget }) => target === currentTarget && close()}
    >
      {/* biome-ignore lint/a11y: the links inside are what is clicked, by mouse and by keyboard. */}
      <div className={styles.box} onClick={follow}>
        <Head
          initialText={initialQuery}
          field={field}
          listId={listId}
          activeId={active.id}
          isExpanded={count > 0}
          onText={(text) => ask(text.trim())}
          onKeyDown={onKeyDown}
          onClose={close}
        />
        <div className={styles.body}>
          <OptionList
            id={listId}
            label={hasQuery ? 'Results' : 'Suggestions'}
            groups={groups}
            activeIndex={active.index}
          />
          {hasQuery && !settled && count === 0 && <p className={styles.waiting}>{WAITING}</p>}
          {settled && answer.failed && <Failure onRetry={retry} />}
          {settled && !answer.failed && answer.results.length === 0 && <NoResults query={query} />}
        </div>
        <Foot
          query={query}
          typed={typed}
          hasResults={count > 0}
          hasRecent={recent.length > 0}
          onForget={forget}
        />
        <Announcement query={query} answer={answer} shown={count} />
      </div>
    </dialog>
  );
}
