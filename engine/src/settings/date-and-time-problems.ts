import { FIRST_DAY, LAST_DAY } from '@slipway/contract';
import type { DateRange } from '../time/local.ts';
import { isUsableDate } from '../time/local-date.ts';
import { isLocalTime } from '../time/local-time.ts';
import type { SettingProblem } from './setting-problem.ts';

/** What is wrong with a range of dates. */
export function dateRangeProblems({ from, until }: DateRange): SettingProblem[] {
  const problems = [
    ...(isUsableDate(from) ? [] : [dateProblem('from', from)]),
    ...(isUsableDate(until) ? [] : [dateProblem('until', until)]),
  ];
  if (problems.length > 0 || from <= until) return problems;
  return [{ path: ['until'], message: 'The last date must not be before the first.' }];
}

/** What is wrong with a time of day. */
export function timeProblems(path: (string | number)[], time: string): SettingProblem[] {
  if (isLocalTime(time)) return [];
  return [{ path, message: `'${time}' is not a time of day. Write it like 09:30.` }];
}

function dateProblem(field: string, date: string): SettingProblem {
  const message = `'${date}' is not a date from ${FIRST_DAY} to ${LAST_DAY}. Write it like 2025-06-14.`;
  return { path: [field], message };
}
