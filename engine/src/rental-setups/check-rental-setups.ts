import { dateRangeProblems } from '../settings/date-and-time-problems.ts';
import { type SettingProblem, under, wholeNumberProblem } from '../settings/setting-problem.ts';
import type { RentalSetup } from './rental-setup.ts';

/** The limits of a rental setup's run-over, in days. */
export const RUN_OVER_LIMITS = { min: 0, max: 28 } as const;

/** Everything that is wrong with the setups of a company: dates, run-over and overlaps. */
export function checkRentalSetups(setups: readonly RentalSetup[]): SettingProblem[] {
  return setups.flatMap((setup, index) => [
    ...under([index], dateRangeProblems({ from: setup.from, until: setup.until ?? setup.from })),
    ...under([index], wholeNumberProblem(['runOverDays'], setup.runOverDays, RUN_OVER_LIMITS)),
    ...setups.slice(0, index).flatMap((earlier) => overlapProblem(earlier, setup, index)),
  ]);
}

function overlapProblem(a: RentalSetup, b: RentalSetup, index: number): SettingProblem[] {
  const samePair = a.dockId === b.dockId && a.boatModelId === b.boatModelId;
  if (!samePair || !overlap(a, b)) return [];
  const end = a.until ? `until ${a.until}` : 'without an end';
  const message = `The same model and dock have a setup from ${a.from} ${end}. Periods may not overlap.`;
  return [{ path: [index, 'from'], message }];
}

function overlap(a: RentalSetup, b: RentalSetup): boolean {
  return (b.until === null || a.from <= b.until) && (a.until === null || b.from <= a.until);
}
