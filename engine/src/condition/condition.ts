import { type Rational, rationalFrom } from '../arithmetic/rational.ts';
import { parse } from '../language/parser.ts';
import { attempt, type Outcome, type SourceProblem } from '../language/source-problem.ts';
import type { Expression } from '../language/syntax.ts';
import type { LocalMoment } from '../time/time-zone.ts';
import { requireType } from './check-types.ts';
import { evaluate, type Truth, type Value } from './evaluate.ts';
import { conditionGrammar } from './grammar.ts';
import type { CONDITION_VARIABLES, ConditionVariable } from './variables.ts';

interface FactTypes {
  number: number | Rational;
  text: string;
  truth: boolean;
  moment: LocalMoment;
  texts: string[];
}

/** What is known about a booking; a value that is left out is not known yet. */
export type ConditionFacts = {
  [Name in ConditionVariable]?: FactTypes[(typeof CONDITION_VARIABLES)[Name]['type']] | undefined;
};

/** How a condition, or a part of it, comes out. */
export type ConditionResult = 'true' | 'false' | 'unknown';

/** A condition worked out for one booking. */
export interface TestedCondition {
  result: ConditionResult;
  /** Only `false` refuses; what is unknown is checked again before confirmation. */
  passes: boolean;
  /** The comparisons in it, each with its own result. */
  parts: { source: string; result: ConditionResult }[];
}

/** What is wrong with a condition before any booking is known; `null` when nothing is. */
export function checkCondition(source: string): SourceProblem | null {
  const read = attempt(source, () => readCondition(source));
  return read.ok ? null : read.problem;
}

/** Works out a condition for a booking, or says what is wrong and where. */
export function testCondition(source: string, facts: ConditionFacts): Outcome<TestedCondition> {
  const lookUp = (name: string) => valueOfFact(facts[name as ConditionVariable]);
  return attempt(source, () => {
    const tree = readCondition(source);
    const result = named(evaluate(tree, lookUp) as Truth);
    const parts = comparisonsIn(tree).map((part) => ({
      source: source.slice(part.offset, part.offset + part.length),
      result: resultOf(source, part, lookUp),
    }));
    return { result, passes: result !== 'false', parts };
  });
}

function readCondition(source: string): Expression {
  const tree = parse(source, conditionGrammar);
  requireType(tree, 'truth');
  return tree;
}

/** A part that was not needed for the result may divide by zero. */
function resultOf(
  source: string,
  part: Expression,
  lookUp: (name: string) => Value,
): ConditionResult {
  const outcome = attempt(source, () => evaluate(part, lookUp) as Truth);
  return outcome.ok ? named(outcome.value) : 'unknown';
}

function comparisonsIn(tree: Expression): Expression[] {
  if (tree.kind === 'prefix') return comparisonsIn(tree.operand);
  const isJoin = tree.kind === 'binary' && (tree.operator === 'and' || tree.operator === 'or');
  return isJoin ? [...comparisonsIn(tree.left), ...comparisonsIn(tree.right)] : [tree];
}

function named(truth: Truth): ConditionResult {
  return truth === undefined ? 'unknown' : truth ? 'true' : 'false';
}

function valueOfFact(fact: ConditionFacts[ConditionVariable]): Value {
  return typeof fact === 'number' ? rationalFrom(fact) : fact;
}
