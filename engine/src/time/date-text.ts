import type { LocalDate } from './local.ts';

const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** A date in words: `June 14, 2025`. */
export function dateText(date: LocalDate): string {
  return format.format(Date.parse(`${date}T00:00:00Z`));
}
