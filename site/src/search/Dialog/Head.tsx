import Icon from '@site/src/components/ui/Icon.tsx';
import type { KeyboardEvent, Ref } from 'react';
import styles from './styles.module.css';

interface Props {
  initialText: string;
  field: Ref<HTMLInputElement>;
  listId: string;
  activeId: string | undefined;
  isExpanded: boolean;
  onText: (text: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onClose: () => void;
}

/** The field in which focus stays, and the way out. */
export default function Head({
  initialText,
  field,
  listId,
  activeId,
  isExpanded,
  onText,
  onKeyDown,
  onClose,
}: Props) {
  return (
    <div className={styles.head}>
      <Icon name="search" className={styles.headIcon} />
      <input
        ref={field}
        // biome-ignore lint/a11y/noAutofocus: a dialog puts focus on its first task.
        autoFocus
        type="text"
        role="combobox"
        className={styles.input}
        aria-label="Search guides, courses, releases and the API"
        aria-autocomplete="list"
        aria-expanded={isExpanded}
        aria-controls={listId}
        aria-activedescendant={activeId}
        placeholder="Search the help site"
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={200}
        defaultValue={initialText}
        onInput={({ currentTarget }) => onText(currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <button type="button" className={styles.close} onClick={onClose} aria-label="Close search">
        <Icon name="close" />
      </button>
    </div>
  );
}
