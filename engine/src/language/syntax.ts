import type { Rational } from '../arithmetic/rational.ts';
import type { Span } from './source-problem.ts';

/** The tree of a formula or a condition. */
export type Expression = Span &
  (
    | { kind: 'number'; value: Rational }
    | { kind: 'text'; value: string }
    | { kind: 'variable'; name: string }
    | { kind: 'list'; items: Expression[] }
    | { kind: 'prefix'; operator: string; operand: Expression }
    | { kind: 'binary'; operator: string; left: Expression; right: Expression }
    | { kind: 'call'; name: string; values: Expression[] }
  );

/** What a language of expressions knows. */
export interface Grammar {
  /** The word for a whole source in messages. */
  noun: 'formula' | 'condition';
  example: string;
  maxLength: number;
  /** Texts in quotes, lists in square brackets and comment lines. */
  hasTexts: boolean;
  /** Operators between two values; a higher level binds tighter. */
  binary: Record<string, BinaryOperator>;
  /** Operators before a value, with their level. */
  prefix: Record<string, number>;
  /** Functions with the number of values they take. */
  functions: Record<string, { atLeast: number; atMost: number }>;
  variables: readonly string[];
}

export interface BinaryOperator {
  level: number;
  /** Whether `a < b < c` is refused. */
  single?: boolean;
}
