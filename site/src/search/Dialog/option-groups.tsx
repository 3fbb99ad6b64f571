import Icon, { type IconName } from '@site/src/components/ui/Icon.tsx';
import { bestOf, groupsOf } from '../groups.ts';
import type { Result } from '../provider.ts';
import ResultSummary from '../ResultSummary/index.tsx';
import { resultsUrl } from '../results-url.ts';
import { suggestions } from '../suggestions.ts';
import type { OptionGroup } from './OptionList.tsx';
import styles from './styles.module.css';

/** The best results of each kind. */
export function resultOptions(results: Result[]): OptionGroup[] {
  return bestOf(groupsOf(results)).map(({ name, results }) => ({
    name,
    options: results.map((result) => ({
      url: result.url,
      content: <ResultSummary result={result} />,
    })),
  }));
}

/** What to choose from before anything is typed. */
export function firstOptions(recent: string[]): OptionGroup[] {
  const fresh = suggestions.filter((query) => !recent.includes(query));
  return [
    { name: 'Recent searches', options: recent.map((query) => queryOption(query, 'history')) },
    { name: 'Often looked for', options: fresh.map((query) => queryOption(query, 'search')) },
  ].filter(({ options }) => options.length > 0);
}

function queryOption(query: string, icon: IconName) {
  return {
    url: resultsUrl(query),
    content: (
      <span className={styles.query}>
        <Icon name={icon} className={styles.queryIcon} />
        {query}
      </span>
    ),
  };
}
