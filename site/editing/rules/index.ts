import type { Rule } from '../rule.ts';
import { spelling } from './spelling.ts';

/** Everything that editing looks for. */
export const rules: readonly Rule[] = [spelling];
