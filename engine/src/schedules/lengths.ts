import type { TripLengths } from './schedule.ts';

/** The lengths on offer in minutes, from the shortest to the longest. */
export function lengthsIn(lengths: TripLengths): number[] {
  if (lengths.type === 'list') return lengths.minutes.toSorted((a, b) => a - b);
  const { shortest, longest, step } = lengths;
  const count = Math.floor((longest - shortest) / step) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, index) => shortest + index * step);
}

/** The lengths in words: `2 h, 3 h or 4 h`, or `1 h to 8 h in steps of 30 min`. */
export function describeLengths(lengths: TripLengths): string {
  if (lengths.type === 'range') {
    const { shortest, longest, step } = lengths;
    return `${minutesText(shortest)} to ${minutesText(longest)} in steps of ${minutesText(step)}`;
  }
  const texts = lengthsIn(lengths).map(minutesText);
  const last = texts.pop() ?? '';
  return texts.length === 0 ? last : `${texts.join(', ')} or ${last}`;
}

/** `150` as `2 h 30 min`. */
export function minutesText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}
