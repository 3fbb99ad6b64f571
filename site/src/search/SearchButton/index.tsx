import Icon from '@site/src/components/ui/Icon.tsx';
import { type ComponentType, type SubmitEvent, useEffect, useState } from 'react';
import type { SearchDialogProps } from '../Dialog/index.tsx';
import { loadDialog, loadDialogAhead } from '../load-dialog.ts';
import { onSearchRequest, openSearch } from '../open-search.ts';
import { FAILURE, FAILURE_HELP } from '../texts.ts';
import styles from './styles.module.css';

interface Opened {
  Dialog: ComponentType<SearchDialogProps>;
  query: string;
}

/** Opens the search dialog, whose code comes at first use. Without JavaScript it leads to /search/. */
export default function SearchButton() {
  const [opened, setOpened] = useState<Opened>();
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    let latestQuery = '';
    return onSearchRequest(async (query) => {
      latestQuery = query;
      setFailed(false);
      try {
        const { default: Dialog } = await loadDialog();
        setOpened((already) => already ?? { Dialog, query: latestQuery });
      } catch {
        setFailed(true);
      }
    });
  }, []);

  const open = (event: SubmitEvent) => {
    event.preventDefault();
    openSearch();
  };

  return (
    <>
      <form action="/search/" className={styles.form} onSubmit={open}>
        <button
          type="submit"
          className={styles.button}
          aria-label="Search"
          aria-haspopup="dialog"
          aria-keyshortcuts="Control+K Meta+K /"
          onPointerEnter={loadDialogAhead}
          onFocus={loadDialogAhead}
        >
          <Icon name="search" />
          <span className={styles.label}>Search</span>
          <kbd className={styles.key}>/</kbd>
        </button>
        {failed && (
          <div role="alert" className={styles.failure}>
            <strong>{FAILURE}</strong> {FAILURE_HELP}
            <button type="submit" className="button">
              Retry
            </button>
          </div>
        )}
      </form>
      {opened && <opened.Dialog initialQuery={opened.query} onClose={() => setOpened(undefined)} />}
    </>
  );
}
