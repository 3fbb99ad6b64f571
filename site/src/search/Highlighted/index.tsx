import type { Segment } from '../provider.ts';

interface Props {
  segments: Segment[];
}

/** Text with the matches marked. Everything is text: nothing of a page or a query becomes markup. */
export default function Highlighted({ segments }: Props) {
  return segments.map(({ text, match }, position) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never move.
    match ? <mark key={position}>{text}</mark> : text,
  );
}
