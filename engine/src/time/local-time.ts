import type { LocalTime } from './local.ts';

const FORM = /^(?:([01]\d|2[0-3]):([0-5]\d)|24:00)$/;

/** Whether the text is a time of day from `00:00` to `24:00`. */
export function isLocalTime(text: string): boolean {
  return FORM.test(text);
}

/** Minutes since midnight by the clock on the wall. */
export function minutesOf(time: LocalTime): number {
  const [hours, minutes] = time.split(':').map(Number) as [number, number];
  return hours * 60 + minutes;
}

/** `570` as `09:30`; seconds are left out. */
export function formatLocalTime(minutes: number): LocalTime {
  const [hours, rest] = [Math.floor(minutes / 60), Math.floor(minutes % 60)];
  return `${String(hours).padStart(2, '0')}:${String(rest).padStart(2, '0')}`;
}
