import type { SearchAnswer } from '../ask-provider.ts';
import { countText, FAILURE, FAILURE_HELP, NO_RESULTS } from '../texts.ts';

interface Props {
  query: string;
  answer: SearchAnswer | undefined;
  /** How many results the list shows. */
  shown: number;
}

/** Tells screen readers how the search went; sighted readers see it in the list. */
export default function Announcement({ query, answer, shown }: Props) {
  return (
    <p role="status" className="visually-hidden">
      {query && answer?.query === query && textOf(answer, shown)}
    </p>
  );
}

function textOf({ query, failed }: SearchAnswer, shown: number): string {
  if (failed) return `${FAILURE}. ${FAILURE_HELP}`;
  if (shown === 0) return `${NO_RESULTS} “${query}”`;
  return `${countText(shown)}. Use the arrow keys to choose one.`;
}
