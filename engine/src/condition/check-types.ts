import { SourceError } from '../language/source-problem.ts';
import { suggestionFor } from '../language/suggestion.ts';
import type { Expression } from '../language/syntax.ts';
import { WEEKDAYS } from '../time/local.ts';
import { compareMoments, parseMoment } from './moment.ts';
import { type ValueType, variableType } from './variables.ts';

const KINDS: Record<ValueType, string> = {
  number: 'a number',
  text: 'a text',
  truth: 'true or false',
  moment: 'a moment',
  texts: 'a list',
  numbers: 'a list',
};

/** The kind of value of an expression, or a SourceError at the part that does not fit. */
function typeOf(expression: Expression): ValueType {
  switch (expression.kind) {
    case 'number':
    case 'text':
      return expression.kind;
    case 'variable':
      return variableType(expression.name);
    case 'list':
      return listType(expression.items, expression);
    case 'prefix':
      return requireType(expression.operand, expression.operator === 'not' ? 'truth' : 'number');
    case 'call':
      checkMoments(expression.values);
      return 'truth';
    case 'binary':
      return binaryType(expression);
  }
}

/** Refuses an expression of another kind. */
export function requireType<Type extends ValueType>(expression: Expression, wanted: Type): Type {
  const found = typeOf(expression);
  if (found === wanted) return wanted;
  throw new SourceError(`This must be ${KINDS[wanted]}, but it is ${KINDS[found]}.`, expression);
}

type Binary = Extract<Expression, { kind: 'binary' }>;

function binaryType({ operator, left, right }: Binary): ValueType {
  if (operator === 'and' || operator === 'or') {
    requireType(left, 'truth');
    return requireType(right, 'truth');
  }
  if ('+-*/'.includes(operator)) {
    requireType(left, 'number');
    return requireType(right, 'number');
  }
  if (operator === 'in') checkMembership(left, right);
  else checkComparison(operator, left, right);
  return 'truth';
}

function checkComparison(operator: string, left: Expression, right: Expression): void {
  const type = typeOf(left);
  if (type === 'moment' || typeOf(right) === 'moment') {
    throw new SourceError('Compare moments with before(…, …) or after(…, …).', left);
  }
  if (type === 'texts' || type === 'numbers') {
    throw new SourceError("Use 'in' to look into a list.", left);
  }
  const isEquality = operator === '==' || operator === '!=';
  requireType(left, isEquality ? type : 'number');
  requireType(right, isEquality ? type : 'number');
}

function checkMembership(left: Expression, right: Expression): void {
  const list = typeOf(right);
  if (list !== 'texts' && list !== 'numbers') {
    throw new SourceError("After 'in' comes a list, such as [1, 2].", right);
  }
  requireType(left, list === 'texts' ? 'text' : 'number');
  const ofWeekdays = right.kind === 'variable' && right.name === 'trip.weekdays';
  const weekdays: readonly string[] = WEEKDAYS;
  if (ofWeekdays && left.kind === 'text' && !weekdays.includes(left.value.toLowerCase())) {
    const hint = suggestionFor(left.value, weekdays);
    throw new SourceError(`'${left.value}' is not a weekday. ${hint}`, left);
  }
}

function listType(items: readonly Expression[], list: Expression): ValueType {
  const [first] = items;
  if (!first) throw new SourceError('Put at least one value into the list.', list);
  const type = typeOf(first);
  if (type !== 'text' && type !== 'number') {
    throw new SourceError('A list holds numbers or texts.', first);
  }
  for (const item of items) requireType(item, type);
  return type === 'text' ? 'texts' : 'numbers';
}

function checkMoments(values: readonly Expression[]): void {
  const [first, second] = values.map((value) => {
    if (value.kind !== 'text') {
      requireType(value, 'moment');
      return { date: '', minutes: 0 };
    }
    const moment = parseMoment(value.value);
    if (moment) return moment;
    const message = `Write a date like "2025-06-14", a time like "10:00", or both.`;
    throw new SourceError(message, value);
  });
  if (first && second && compareMoments(first, second) === null) {
    const message = 'A date and a time of day cannot be compared.';
    throw new SourceError(message, values[1] as Expression);
  }
}
