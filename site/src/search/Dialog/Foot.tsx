import Link from '@docusaurus/Link';
import Icon from '@site/src/components/Icon/index.tsx';
import type { MouseEvent } from 'react';
import { resultsUrl } from '../results-url.ts';
import styles from './styles.module.css';

interface Props {
  query: string;
  hasResults: boolean;
  hasRecent: boolean;
  onFollow: (event: MouseEvent) => void;
  onForget: () => void;
}

/** The keys, and what can be done with the list as a whole. */
export default function Foot({ query, hasResults, hasRecent, onFollow, onForget }: Props) {
  return (
    <div className={styles.foot}>
      <p className={styles.keys} aria-hidden="true">
        <kbd>↑</kbd> <kbd>↓</kbd> choose <kbd>Enter</kbd> open <kbd>Esc</kbd> close
      </p>
      {query && hasResults && (
        <Link to={resultsUrl(query)} className={styles.all} onClick={onFollow}>
          All results <Icon name="arrow" />
        </Link>
      )}
      {!query && hasRecent && (
        <button type="button" className={styles.forget} onClick={onForget}>
          Clear recent searches
        </button>
      )}
    </div>
  );
}
