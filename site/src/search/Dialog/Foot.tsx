import Icon from '@site/src/components/ui/Icon.tsx';
import { resultsUrl } from '../results-url.ts';
import styles from './styles.module.css';

interface Props {
  query: string;
  /** What is in the field by now, which may not have been searched for yet. */
  typed: () => string;
  hasResults: boolean;
  hasRecent: boolean;
  onForget: () => void;
}

/** The keys, and what can be done with the list as a whole. */
export default function Foot({ query, typed, hasResults, hasRecent, onForget }: Props) {
  return (
    <div className={styles.foot}>
      <p className={styles.keys} aria-hidden="true">
        <kbd>↑</kbd> <kbd>↓</kbd> choose <kbd>Enter</kbd> open <kbd>Esc</kbd> close
      </p>
      {query && hasResults && (
        <a
          href={resultsUrl(query)}
          className={styles.all}
          onClick={({ currentTarget }) => {
            currentTarget.href = resultsUrl(typed() || query);
          }}
        >
          All results <Icon name="arrow" />
        </a>
      )}
      {!query && hasRecent && (
        <button type="button" className={styles.forget} onClick={onForget}>
          Clear recent searches
        </button>
      )}
    </div>
  );
}
