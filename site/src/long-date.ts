const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/**
 * A day as the site writes it: June 14, 2025. Written by hand, because making an `Intl` formatter
 * takes a phone a tenth of a second.
 */
export function longDate(moment: number | string): string {
  const day = new Date(moment);
  return `${MONTHS[day.getUTCMonth()]} ${day.getUTCDate()}, ${day.getUTCFullYear()}`;
}
