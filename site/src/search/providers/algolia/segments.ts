import type { Segment } from '../../provider.ts';

/** Characters that no page holds: what the provider puts around a match, so that no HTML is needed. */
export const MATCH_START = '\uE000';
export const MATCH_END = '\uE001';

export function segmentsOf(marked: string): Segment[] {
  return marked
    .split(MATCH_START)
    .flatMap((piece, position) => {
      const [match = '', rest = ''] = position === 0 ? ['', piece] : piece.split(MATCH_END);
      return [
        { text: match, match: true },
        { text: rest, match: false },
      ];
    })
    .filter(({ text }) => text);
}
