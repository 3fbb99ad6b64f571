import { timeProblems } from '../settings/date-and-time-problems.ts';
import { type SettingProblem, under } from '../settings/setting-problem.ts';
import type { DayHours, PickupWindow } from './schedule.ts';

/** Everything that is wrong with the hours of one day. */
export function checkDayHours({ pickupWindows, latestReturn }: DayHours): SettingProblem[] {
  if (pickupWindows.length === 0) {
    const message = 'Add at least one pickup window, or leave the day out to close it.';
    return [{ path: ['pickupWindows'], message }];
  }
  const problems = [
    ...timeProblems(['latestReturn'], latestReturn),
    ...pickupWindows.flatMap((window, index) =>
      under(['pickupWindows', index], checkWindow(window)),
    ),
  ];
  if (problems.length > 0) return problems;
  if (pickupWindows.every(({ from }) => from < latestReturn)) return [];
  return [
    { path: ['latestReturn'], message: 'The latest return must be after every first pickup.' },
  ];
}

function checkWindow({ from, until }: PickupWindow): SettingProblem[] {
  const problems = [...timeProblems(['from'], from), ...timeProblems(['until'], until)];
  if (problems.length > 0 || from <= until) return problems;
  return [{ path: ['until'], message: 'The last pickup must not be before the first.' }];
}
