import { type Cents, centsFromUnits, formatCents, LARGEST_AMOUNT } from '../arithmetic/cents.ts';
import { compare, type Rational, rational, rationalFrom } from '../arithmetic/rational.ts';
import { parse } from '../language/parser.ts';
import {
  attempt,
  type Outcome,
  SourceError,
  type SourceProblem,
} from '../language/source-problem.ts';
import { evaluate } from './evaluate.ts';
import { explain } from './explain.ts';
import { FORMULA_VARIABLE_NAMES, type FormulaVariable, formulaGrammar } from './grammar.ts';

/** The values of a trip that a formula works with; what is left out is not known at this place. */
export type FormulaValues = Partial<Record<FormulaVariable, number | Rational>>;

/** The amount that a formula gives and how it came about: `hours * 48 = 3 * 48 = 144.00`. */
export interface FormulaResult {
  amount: Cents;
  explanation: string;
}

/** What is wrong with a formula before any trip is known; `null` when nothing is. */
export function checkFormula(
  source: string,
  variables: readonly FormulaVariable[] = FORMULA_VARIABLE_NAMES,
): SourceProblem | null {
  const parsed = attempt(source, () => parse(source, formulaGrammar(variables)));
  return parsed.ok ? null : parsed.problem;
}

/** Works out a formula, rounded half up to the cent, or says what is wrong and where. */
export function calculateFormula(source: string, values: FormulaValues): Outcome<FormulaResult> {
  const known = FORMULA_VARIABLE_NAMES.filter((name) => values[name] !== undefined);
  return attempt(source, () => {
    const tree = parse(source, formulaGrammar(known));
    const lookUp = (name: string) => toRational(values[name as FormulaVariable] ?? 0);
    const amount = amountFrom(evaluate(tree, lookUp), source);
    return { amount, explanation: explain(source, tree, lookUp, amount) };
  });
}

function amountFrom(units: Rational, source: string): Cents {
  const magnitude = units.numerator < 0n ? rational(-units.numerator, units.denominator) : units;
  if (compare(magnitude, rational(BigInt(LARGEST_AMOUNT), 100n)) > 0) {
    throw new SourceError(`The result is above ${formatCents(LARGEST_AMOUNT)}.`, {
      offset: 0,
      length: source.length,
    });
  }
  return centsFromUnits(units);
}

function toRational(value: number | Rational): Rational {
  return typeof value === 'number' ? rationalFrom(value) : value;
}
