import type { SourceProblem } from '../language/source-problem.ts';

/** What is wrong with a schedule, a pricing or another setting, and at which field. */
export interface SettingProblem {
  /** Keys and indexes from the setting down to the field. */
  path: (string | number)[];
  /** One sentence that says what is wrong and what to do. */
  message: string;
  /** The place inside a formula or a condition. */
  source?: SourceProblem;
}

/** The same problems, seen from further out. */
export function under(path: (string | number)[], problems: SettingProblem[]): SettingProblem[] {
  return problems.map((problem) => ({ ...problem, path: [...path, ...problem.path] }));
}

/** A problem when the value is not a whole number within the limits. */
export function wholeNumberProblem(
  path: (string | number)[],
  value: number,
  { min, max }: { min: number; max: number },
): SettingProblem[] {
  if (Number.isInteger(value) && min <= value && value <= max) return [];
  return [{ path, message: `Use a whole number from ${min} to ${max}.` }];
}
