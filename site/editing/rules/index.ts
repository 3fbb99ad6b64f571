import type { Rule } from '../rule.ts';
import { dashboardLabels } from './dashboard-labels.ts';
import { spelling } from './spelling.ts';

/** Everything that editing looks for. */
export const rules: readonly Rule[] = [spelling, dashboardLabels];
