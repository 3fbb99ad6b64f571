import Icon from '@site/src/components/ui/Icon.tsx';
import type { ComponentProps, SubmitEvent } from 'react';
import styles from './styles.module.css';

interface Props extends Omit<ComponentProps<'input'>, 'onSubmit'> {
  'aria-label': string;
  onSubmit?: (event: SubmitEvent<HTMLFormElement>) => void;
}

/** The large search field. By itself, and without JavaScript, it leads to /search/. */
export default function SearchForm({ onSubmit, ...input }: Props) {
  return (
    <search>
      <form action="/search/" className={styles.form} onSubmit={onSubmit}>
        <Icon name="search" className={styles.icon} />
        <input
          type="search"
          name="q"
          maxLength={200}
          autoComplete="off"
          enterKeyHint="search"
          className={styles.input}
          {...input}
        />
        <button type="submit" className={styles.submit}>
          Search
        </button>
      </form>
    </search>
  );
}
