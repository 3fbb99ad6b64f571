/** A time of the day, `21:30`, as the format writes it, in UTC: `21:30`, or `9:30 PM`. */
export function writtenTime(time: string, format: Intl.DateTimeFormat): string {
  return /^\d\d:\d\d$/.test(time) ? format.format(Date.parse(`2025-06-14T${time}:00Z`)) : time;
}

/** Whether no further digit is expected, so that the time counts before the field is left. */
export function isWholeTime(typed: string): boolean {
  return /^\s*\d\d:\d\d\s*$/.test(typed);
}

const FORM = /^(\d{1,2})(?:[:.,h\s]?(\d\d))?(?::\d\d)?\s*([^\d]*)$/;

/** The time that somebody typed: `9`, `930`, `9.30`, `9:30pm`; null when it is none. */
export function readTime(typed: string, format: Intl.DateTimeFormat): string | null {
  const [, hours, minutes = '00', rest = ''] = FORM.exec(typed.trim().toLowerCase()) ?? [];
  const half = halfOf(lettersOf(rest), format);
  if (hours === undefined || half === undefined || Number(minutes) > 59) return null;
  const hour = half === null ? Number(hours) : hourOf(Number(hours), half);
  return !(hour <= 23) ? null : `${String(hour).padStart(2, '0')}:${minutes}`;
}

type Half = 'am' | 'pm';

/** The half of the day that is named; null for none, undefined where the letters say nothing. */
function halfOf(letters: string, format: Intl.DateTimeFormat): Half | null | undefined {
  if (letters === '' || letters === 'h') return null;
  if (/^am?$/.test(letters) || letters === wordAt(9, format)) return 'am';
  if (/^pm?$/.test(letters) || letters === wordAt(21, format)) return 'pm';
  return undefined;
}

/** The hour of 24; one that the half of the day has not is none. */
function hourOf(hour: number, half: Half): number {
  if (hour > 12 || hour === 0) return Number.NaN;
  return (hour % 12) + (half === 'pm' ? 12 : 0);
}

/** How the format calls the half of the day of an hour. */
function wordAt(hour: number, format: Intl.DateTimeFormat): string {
  const parts = format.formatToParts(Date.UTC(2025, 5, 14, hour));
  return lettersOf(parts.find(({ type }) => type === 'dayPeriod')?.value ?? '').toLowerCase();
}

function lettersOf(text: string): string {
  return text.replaceAll(/[\s.]/g, '');
}
