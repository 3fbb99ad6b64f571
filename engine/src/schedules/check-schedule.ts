import { dateRangeProblems } from '../settings/date-and-time-problems.ts';
import { type SettingProblem, under, wholeNumberProblem } from '../settings/setting-problem.ts';
import { checkDayHours } from './check-day-hours.ts';
import { checkSlots } from './check-slots.ts';
import { SCHEDULE_LIMITS } from './limits.ts';
import type { Schedule, TripLengths, WeeklySchedule } from './schedule.ts';

/** Everything that is wrong with a schedule. */
export function checkSchedule(schedule: Schedule): SettingProblem[] {
  const { turnaround, earlyPickup, exceptions } = schedule;
  return [
    ...wholeNumberProblem(['earlyPickup'], earlyPickup, SCHEDULE_LIMITS.earlyPickup),
    ...wholeNumberProblem(['turnaround', 'before'], turnaround.before, SCHEDULE_LIMITS.turnaround),
    ...wholeNumberProblem(['turnaround', 'after'], turnaround.after, SCHEDULE_LIMITS.turnaround),
    ...exceptions.flatMap((exception, index) =>
      under(['exceptions', index], dateRangeProblems(exception)),
    ),
    ...(schedule.type === 'weekly' ? checkWeekly(schedule) : checkSlots(schedule)),
  ];
}

function checkWeekly({ days, lengths, exceptions }: WeeklySchedule): SettingProblem[] {
  return [
    ...Object.entries(days).flatMap(([day, hours]) => under(['days', day], checkDayHours(hours))),
    ...under(['lengths'], checkLengths(lengths)),
    ...exceptions.flatMap(({ change }, index) =>
      change.type === 'hours'
        ? under(['exceptions', index, 'change', 'hours'], checkDayHours(change.hours))
        : [],
    ),
  ];
}

function checkLengths(lengths: TripLengths): SettingProblem[] {
  const limits = SCHEDULE_LIMITS.length;
  if (lengths.type === 'list') {
    if (lengths.minutes.length === 0) {
      return [{ path: ['minutes'], message: 'Add at least one length.' }];
    }
    return lengths.minutes.flatMap((length, index) =>
      wholeNumberProblem(['minutes', index], length, limits),
    );
  }
  const { shortest, longest, step } = lengths;
  const problems = [
    ...wholeNumberProblem(['shortest'], shortest, limits),
    ...wholeNumberProblem(['longest'], longest, limits),
    ...wholeNumberProblem(['step'], step, limits),
  ];
  if (problems.length > 0 || shortest <= longest) return problems;
  return [{ path: ['longest'], message: 'The longest trip must not be below the shortest.' }];
}
