import {
  type Answer,
  type Calculation,
  type Fields,
  isRefusal,
  startOf,
  type Texts,
  workOut,
} from '../src/calculators/frame/calculation.ts';

/** The answer to the example of a calculator with some fields changed. */
export function answerOf<Of extends Fields, Given extends Answer>(
  calculation: Calculation<Of, Given>,
  changes: Texts = {},
): Given {
  const result = workOut(calculation, { ...startOf(calculation), ...changes });
  if (isRefusal(result)) throw new Error(`No answer: ${JSON.stringify(result.problems)}`);
  return result;
}

/** The lines of an answer as the reader sees them, by what they are about. */
export function linesOf<Of extends Fields, Given extends Answer>(
  calculation: Calculation<Of, Given>,
  changes: Texts = {},
): Record<string, string> {
  const { lines } = answerOf(calculation, changes);
  return Object.fromEntries(lines.map(({ what, result }) => [what, result]));
}

/** The sentence at each field that has a problem. */
export function problemsOf<Of extends Fields, Given extends Answer>(
  calculation: Calculation<Of, Given>,
  changes: Texts,
): Record<string, string | undefined> {
  const result = workOut(calculation, { ...startOf(calculation), ...changes });
  if (!isRefusal(result)) return {};
  const named = Object.entries(result.problems);
  return Object.fromEntries(named.map(([name, problem]) => [name, problem?.message]));
}
