import Icon, { type IconName } from '@site/src/components/Icon/index.tsx';
import type { MouseEvent } from 'react';
import { bestOf, groupsOf } from '../groups.ts';
import type { Result } from '../provider.ts';
import ResultSummary from '../ResultSummary/index.tsx';
import { resultsUrl } from '../results-url.ts';
import { suggestions } from '../suggestions.ts';
import type { OptionGroup } from './OptionList.tsx';
import styles from './styles.module.css';

const MOST = { perGroup: 5, perPage: 2 };

/** The best results of each kind. */
export function resultOptions(
  results: Result[],
  onFollow: (event: MouseEvent) => void,
): OptionGroup[] {
  return bestOf(groupsOf(results), MOST).map(({ name, results }) => ({
    name,
    options: results.map((result) => ({
      url: result.url,
      content: <ResultSummary result={result} />,
      onFollow,
    })),
  }));
}

/** What to choose from before anything is typed. */
export function firstOptions(recent: string[], onChoose: (query: string) => void): OptionGroup[] {
  const queryOptions = (icon: IconName) => (query: string) => ({
    url: resultsUrl(query),
    className: styles.query,
    content: (
      <>
        <Icon name={icon} className={styles.queryIcon} />
        {query}
      </>
    ),
    onFollow: (event: MouseEvent) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      onChoose(query);
    },
  });
  const fresh = suggestions.filter((query) => !recent.includes(query));
  return [
    { name: 'Recent searches', options: recent.map(queryOptions('history')) },
    { name: 'Often looked for', options: fresh.map(queryOptions('search')) },
  ].filter(({ options }) => options.length > 0);
}
