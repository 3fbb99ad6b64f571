const format = new Intl.DateTimeFormat('en-US', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** A day as our pages write it: June 14, 2025. */
export function formatDate(moment: number | string): string {
  return format.format(new Date(moment));
}
