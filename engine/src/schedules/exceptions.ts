import type { LocalDate } from '../time/local.ts';
import type { ScheduleException } from './schedule.ts';

/** The exception that counts on a date: the last of the list that covers it. */
export function exceptionOn<Change>(
  exceptions: readonly ScheduleException<Change>[],
  date: LocalDate,
): ScheduleException<Change> | undefined {
  return exceptions.findLast((exception) => covers(exception, date));
}

function covers(exception: ScheduleException<unknown>, date: LocalDate): boolean {
  const { from, until, repeatsYearly } = exception;
  if (date < from) return false;
  if (date <= until) return true;
  if (!repeatsYearly) return false;
  const [day, first, last] = [date, from, until].map(dayOfYear) as [string, string, string];
  const passesNewYear = last < first;
  return passesNewYear ? day >= first || day <= last : first <= day && day <= last;
}

/** `MM-DD`. */
function dayOfYear(date: LocalDate): string {
  return date.slice(5);
}
