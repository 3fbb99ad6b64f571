import { dateRangeProblems, timeProblems } from '../settings/date-and-time-problems.ts';
import { type SettingProblem, under } from '../settings/setting-problem.ts';
import type { TripCondition } from './condition.ts';

/** Everything that is wrong with a list of conditions. */
export function checkConditions(conditions: readonly TripCondition[]): SettingProblem[] {
  return conditions.flatMap((condition, index) => under([index], checkCondition(condition)));
}

function checkCondition(condition: TripCondition): SettingProblem[] {
  switch (condition.type) {
    case 'length':
    case 'booked_ahead':
      return checkLimits(condition.atLeast, condition.under, 'under', (from, to) => from < to);
    case 'boats':
    case 'nth_boat':
    case 'passengers':
      return checkLimits(condition.atLeast, condition.atMost, 'atMost', (from, to) => from <= to);
    case 'dates':
    case 'excluded_dates':
      return [
        ...atLeastOne('ranges', condition.ranges),
        ...condition.ranges.flatMap((range, index) =>
          under(['ranges', index], dateRangeProblems(range)),
        ),
      ];
    case 'time_of_day':
      return checkTimes(condition.from, condition.until);
    default:
      return atLeastOne('oneOf', condition.oneOf);
  }
}

function checkLimits(
  from: number | undefined,
  to: number | undefined,
  upper: string,
  inOrder: (from: number, to: number) => boolean,
): SettingProblem[] {
  if (from === undefined && to === undefined) {
    return [{ path: [], message: `Set atLeast, ${upper} or both.` }];
  }
  if (from === undefined || to === undefined || inOrder(from, to)) return [];
  return [{ path: [upper], message: `No trip can match: ${upper} is too low for atLeast.` }];
}

function checkTimes(from: string, until: string): SettingProblem[] {
  const problems = [...timeProblems(['from'], from), ...timeProblems(['until'], until)];
  if (problems.length > 0 || from < until) return problems;
  return [{ path: ['until'], message: 'The end must be after the start.' }];
}

function atLeastOne(field: string, values: readonly unknown[]): SettingProblem[] {
  return values.length > 0 ? [] : [{ path: [field], message: 'Add at least one value.' }];
}
