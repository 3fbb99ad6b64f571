const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** A day as the site writes it: June 14, 2025. */
export function longDate(day: string): string {
  return format.format(new Date(`${day}T00:00:00Z`));
}
