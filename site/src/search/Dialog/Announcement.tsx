import { countText, FAILURE, FAILURE_HELP, NO_RESULTS } from '../texts.ts';
import type { SearchAnswer } from '../use-search.ts';

interface Props {
  query: string;
  answer: SearchAnswer | undefined;
}

/** Tells screen readers how the search went; sighted readers see it in the list. */
export default function Announcement({ query, answer }: Props) {
  return (
    <p role="status" className="visually-hidden">
      {query && answer?.query === query && textOf(answer)}
    </p>
  );
}

function textOf({ query, results, failed }: SearchAnswer): string {
  if (failed) return `${FAILURE}. ${FAILURE_HELP}`;
  if (results.length === 0) return `${NO_RESULTS} “${query}”`;
  return `${countText(results.length)}. Use the arrow keys to choose one.`;
}
