import Icon from '@site/src/components/Icon/index.tsx';
import type { InputHTMLAttributes, SubmitEvent } from 'react';
import styles from './styles.module.css';

interface Props extends InputHTMLAttributes<HTMLInputElement> {
  'aria-label': string;
  onAsk?: (event: SubmitEvent<HTMLFormElement>) => void;
}

/** The large search field. By itself, and without JavaScript, it leads to /search/. */
export default function SearchForm({ onAsk, ...input }: Props) {
  return (
    <search>
      <form action="/search/" className={styles.form} onSubmit={onAsk}>
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
