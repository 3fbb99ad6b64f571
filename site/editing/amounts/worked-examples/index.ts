import type { WorkedExamples } from '../calculations.ts';
import { boostRevenue } from './boost-revenue.ts';
import { courses } from './courses.ts';
import { dayToDay } from './day-to-day.ts';
import { formulas } from './formulas.ts';
import { plans } from './plans.ts';
import { settings } from './settings.ts';

/** What the engine makes of the worked examples of every page. */
export const WORKED_EXAMPLES: WorkedExamples = {
  ...boostRevenue,
  ...courses,
  ...dayToDay,
  ...formulas,
  ...plans,
  ...settings,
};
