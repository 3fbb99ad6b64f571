import { compare, negate, type Rational } from '../arithmetic/rational.ts';
import { arithmetic } from '../formula/evaluate.ts';
import type { Expression } from '../language/syntax.ts';
import { compareMoments, type PartialMoment, parseMoment } from './moment.ts';

/** A value of a condition; `undefined` while it is not known. */
export type Value = Rational | string | boolean | PartialMoment | Value[] | undefined;

/** True, false, or `undefined` while it cannot be told. */
export type Truth = boolean | undefined;

/** Works out a condition whose kinds have been checked. What depends on an unknown is unknown. */
export function evaluate(expression: Expression, lookUp: (name: string) => Value): Value {
  const work = (part: Expression): Value => evaluate(part, lookUp);
  switch (expression.kind) {
    case 'number':
    case 'text':
      return expression.value;
    case 'variable':
      return lookUp(expression.name);
    case 'list':
      return expression.items.map(work);
    case 'prefix': {
      const value = work(expression.operand);
      if (value === undefined) return undefined;
      return expression.operator === 'not' ? !value : negate(value as Rational);
    }
    case 'call':
      return comesInOrder(expression.name, expression.values.map(work));
    case 'binary':
      return binary(expression, work);
  }
}

function binary(
  { operator, left, right }: Extract<Expression, { kind: 'binary' }>,
  work: (part: Expression) => Value,
): Value {
  if (operator === 'and' || operator === 'or') {
    const decisive = operator === 'or';
    const first = work(left) as Truth;
    if (first === decisive) return decisive;
    const second = work(right) as Truth;
    if (second === decisive) return decisive;
    return first === undefined || second === undefined ? undefined : !decisive;
  }
  const [a, b] = [work(left), work(right)];
  if (operator === 'in') return isIn(a, b as Value[] | undefined);
  if ('+-*/'.includes(operator)) {
    if (a === undefined || b === undefined) return undefined;
    return arithmetic(operator, a as Rational, b as Rational, right);
  }
  return compares(operator, a, b);
}

function compares(operator: string, a: Value, b: Value): Truth {
  if (a === undefined || b === undefined) return undefined;
  if (operator === '==') return same(a, b);
  if (operator === '!=') return !same(a, b);
  const order = compare(a as Rational, b as Rational);
  if (operator === '<') return order < 0;
  if (operator === '<=') return order <= 0;
  return operator === '>' ? order > 0 : order >= 0;
}

/** An unknown value in the list may be the one that is looked for. */
function isIn(value: Value, list: Value[] | undefined): Truth {
  if (value === undefined || list === undefined) return undefined;
  if (list.some((item) => item !== undefined && same(value, item))) return true;
  return list.includes(undefined) ? undefined : false;
}

function same(a: NonNullable<Value>, b: NonNullable<Value>): boolean {
  if (typeof a === 'string' && typeof b === 'string') {
    return a.trim().toLowerCase() === b.trim().toLowerCase();
  }
  if (typeof a === 'boolean') return a === b;
  return compare(a as Rational, b as Rational) === 0;
}

function comesInOrder(name: string, values: Value[]): Truth {
  const [first, second] = values.map((value) =>
    typeof value === 'string' ? parseMoment(value) : (value as PartialMoment | undefined),
  );
  if (!first || !second) return undefined;
  const order = compareMoments(first, second) ?? 0;
  return name === 'before' ? order < 0 : order > 0;
}
