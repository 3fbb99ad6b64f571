import {
  add,
  compare,
  divide,
  multiply,
  negate,
  type Rational,
  rational,
  subtract,
} from '../arithmetic/rational.ts';
import { ceil, floor, roundHalfUp } from '../arithmetic/rounding.ts';
import { SourceError } from '../language/source-problem.ts';
import type { Expression } from '../language/syntax.ts';

const FUNCTIONS: Record<string, (values: Rational[]) => Rational> = {
  min: (values) => values.reduce((least, value) => (compare(value, least) < 0 ? value : least)),
  max: (values) => values.reduce((most, value) => (compare(value, most) > 0 ? value : most)),
  round: ([value]) => rational(roundHalfUp(value as Rational)),
  ceil: ([value]) => rational(ceil(value as Rational)),
  floor: ([value]) => rational(floor(value as Rational)),
};

/** Works out a parsed formula, or throws a SourceError at the place where it fails. */
export function evaluate(expression: Expression, lookUp: (name: string) => Rational): Rational {
  const work = (part: Expression): Rational => evaluate(part, lookUp);
  switch (expression.kind) {
    case 'number':
      return expression.value;
    case 'variable':
      return lookUp(expression.name);
    case 'prefix':
      return negate(work(expression.operand));
    case 'call':
      return (FUNCTIONS[expression.name] as (typeof FUNCTIONS)[string])(
        expression.values.map(work),
      );
    case 'binary':
      return arithmetic(
        expression.operator,
        work(expression.left),
        work(expression.right),
        expression.right,
      );
    default:
      throw new SourceError('A formula works with numbers only.', expression);
  }
}

/** The four operations; division by zero points at the divisor. */
export function arithmetic(
  operator: string,
  left: Rational,
  right: Rational,
  divisor: Expression,
): Rational {
  if (operator === '+') return add(left, right);
  if (operator === '-') return subtract(left, right);
  if (operator === '*') return multiply(left, right);
  if (right.numerator === 0n) {
    throw new SourceError('Division by zero: this part is 0 here.', divisor);
  }
  return divide(left, right);
}
