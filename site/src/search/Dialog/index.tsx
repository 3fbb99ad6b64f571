import { useHistory } from '@docusaurus/router';
import { type KeyboardEvent, type MouseEvent, useEffect, useId, useRef, useState } from 'react';
import Failure from '../Failure/index.tsx';
import NoResults from '../NoResults/index.tsx';
import { forgetSearches, recentSearches, rememberSearch } from '../recent-searches.ts';
import { resultsUrl } from '../results-url.ts';
import { useSearch } from '../use-search.ts';
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
  const [text, setText] = useState(initialQuery);
  const [recent, setRecent] = useState(recentSearches);
  const query = text.trim();
  const { answer, retry } = useSearch(query, LIMIT);
  const history = useHistory();
  const listId = useId();

  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const close = () => dialog.current?.close();

  const follow = (event: MouseEvent) => {
    rememberSearch(query);
    if (!event.ctrlKey && !event.metaKey && !event.shiftKey) close();
  };

  const forget = () => {
    forgetSearches();
    setRecent([]);
  };

  const groups = query
    ? resultOptions(answer?.results ?? [], follow)
    : firstOptions(recent, setText);
  const active = useActiveOption({
    id: listId,
    key: query && `${answer?.query}`,
    count: groups.reduce((sum, { options }) => sum + options.length, 0),
    first: query ? 0 : -1,
  });

  function enter(event: KeyboardEvent) {
    const option = active.id && document.getElementById(active.id);
    const isFresh = !query || answer?.query === query;
    if (option instanceof HTMLAnchorElement && isFresh) {
      if (event.ctrlKey || event.metaKey) window.open(option.href, '_blank', 'noopener');
      else option.click();
    } else if (query) {
      rememberSearch(query);
      close();
      history.push(resultsUrl(query));
    }
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') enter(event);
    else if (!active.moveByKey(event)) return;
    event.preventDefault();
  }

  const settled = query !== '' && answer?.query === query;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes the dialog with Escape.
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label="Search"
      onClose={onClose}
      onClick={({ target, currentTarget }) => target === currentTarget && close()}
    >
      <div className={styles.box}>
        <Head
          text={text}
          listId={listId}
          activeId={active.id}
          isExpanded={groups.length > 0}
          onText={setText}
          onKeyDown={onKeyDown}
          onClose={close}
        />
        <div className={styles.body}>
          <OptionList
            id={listId}
            label={query ? 'Results' : 'Suggestions'}
            groups={groups}
            activeIndex={active.index}
          />
          {settled && answer.failed && <Failure onRetry={retry} />}
          {settled && !answer.failed && answer.results.length === 0 && <NoResults query={query} />}
        </div>
        <Foot
          query={query}
          hasResults={groups.length > 0}
          hasRecent={recent.length > 0}
          onFollow={follow}
          onForget={forget}
        />
        <Announcement query={query} answer={answer} />
      </div>
    </dialog>
  );
}
