/** Months and days of the calendar as texts, `2025-06` and `2025-06-14`: no clock, no time zone. */

export function monthOf(day: string): string {
  return day.slice(0, 7);
}

export function addMonths(month: string, count: number): string {
  const [year, number] = month.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7);
}

export function addDays(day: string, count: number): string {
  const moment = new Date(`${day}T00:00:00Z`);
  moment.setUTCDate(moment.getUTCDate() + count);
  return moment.toISOString().slice(0, 10);
}

/** The same day of another month, or its last where it has no such day. */
export function inMonth(day: string, month: string): string {
  const last = addDays(`${addMonths(month, 1)}-01`, -1);
  const same = `${month}-${day.slice(8)}`;
  return same < last ? same : last;
}

/** Whether the text is a day of the calendar: `2025-02-29` is not. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const moment = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text);
}

/** Noon of a day, to be written in UTC: no clock change moves it to another day. */
export function noonOf(day: string): Date {
  return new Date(`${day}T12:00:00Z`);
}

/** The days of a month in weeks; days of other months are null. 1 is Monday, 7 is Sunday. */
export function weeksOf(month: string, firstWeekday: number): (string | null)[][] {
  const first = new Date(`${month}-01T00:00:00Z`);
  const before = (first.getUTCDay() - (firstWeekday % 7) + 7) % 7;
  const length = new Date(
    Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0),
  ).getUTCDate();
  const days: (string | null)[] = [
    ...Array<null>(before).fill(null),
    ...Array.from({ length }, (_, index) => `${month}-${String(index + 1).padStart(2, '0')}`),
  ];
  while (days.length % 7 !== 0) days.push(null);
  return Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));
}
