import type { Cents } from '../arithmetic/cents.ts';
import type { SourceProblem } from '../language/source-problem.ts';

/** An amount and how it came about, or why there is none. */
export type Calculated =
  | { ok: true; amount: Cents; explanation: string }
  | { ok: false; message: string; problem: SourceProblem | null };

/** A rule, charge, deposit or code that does not count, and why. */
export interface SkippedLine {
  description: string;
  message: string;
  /** Where its formula fails, when that is the reason. */
  problem: SourceProblem | null;
}
