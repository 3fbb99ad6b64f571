import type { Grammar } from '../language/syntax.ts';
import { CONDITION_VARIABLES } from './variables.ts';

/** The longest custom condition, in characters. */
export const CONDITION_MAX_LENGTH = 2000;

const comparison = { level: 3, single: true };

export const conditionGrammar: Grammar = {
  noun: 'condition',
  example: 'trip.hours <= 4',
  maxLength: CONDITION_MAX_LENGTH,
  hasTexts: true,
  binary: {
    or: { level: 1 },
    and: { level: 2 },
    '==': comparison,
    '!=': comparison,
    '<': comparison,
    '<=': comparison,
    '>': comparison,
    '>=': comparison,
    in: comparison,
    '+': { level: 4 },
    '-': { level: 4 },
    '*': { level: 5 },
    '/': { level: 5 },
  },
  prefix: { not: 3, '-': 6 },
  functions: { before: { atLeast: 2, atMost: 2 }, after: { atLeast: 2, atMost: 2 } },
  variables: Object.keys(CONDITION_VARIABLES),
};
