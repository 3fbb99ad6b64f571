import { systemPages } from '@site/src/systemPages.ts';
import type { SearchAnswer } from '../ask-provider.ts';
import { countText, FAILURE, NO_RESULTS } from '../texts.ts';

/** What the page found, in a line. */
export function headingOf(query: string, answer: SearchAnswer | undefined): string {
  const { title } = systemPages['/search/'];
  if (!query) return title;
  if (!answer) return `${title} for ${query}`;
  if (answer.failed) return `${FAILURE} for ${query}`;
  if (answer.results.length === 0) return `${NO_RESULTS} ${query}`;
  return `${countText(answer.results.length)} for ${query}`;
}
