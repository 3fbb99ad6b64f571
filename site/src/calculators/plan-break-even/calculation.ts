import { breakEven, type Cents, monthlyCost, PAUSE, PLANS, yearlyCost } from '@slipway/engine';
import { type Answer, defineCalculation } from '../frame/calculation.ts';
import { euros } from '../frame/euros.ts';
import { money, wholeNumber } from '../frame/fields.ts';

const MONTHS = 12;

/** An answer whose lines can be drawn. */
export interface PlanComparison extends Answer {
  online: Cents;
  crossing: Cents;
}

/** Which plan costs less, a month and over a year with pauses. */
export default defineCalculation({
  id: 'plan-break-even',
  title: 'Skiff or Schooner',
  fields: {
    online: money(675000, { label: 'Online a month', hint: 'In a month that is not paused.' }),
    paused: wholeNumber(
      PAUSE.monthsPerYear,
      { min: 0, max: PAUSE.monthsPerYear },
      { label: 'Paused a year', unit: 'months' },
    ),
  },
  calculate: ({ online, paused }): PlanComparison => {
    const year = Array.from({ length: MONTHS }, (_, month) => (month < paused ? 'paused' : online));
    const plans = [PLANS.skiff, PLANS.schooner].map((plan) => ({
      name: plan.name,
      month: monthlyCost(plan, online),
      year: yearlyCost(plan, year),
    }));
    const [cheaper, dearer] = [...plans].sort((one, other) => one.year - other.year);
    const saved = (dearer?.year ?? 0) - (cheaper?.year ?? 0);
    const crossing = breakEven(PLANS.skiff, PLANS.schooner) ?? 0;
    return {
      online,
      crossing,
      summary:
        saved === 0
          ? 'Both plans cost the same.'
          : `${cheaper?.name} is cheaper by ${euros(saved)} a year.`,
      lines: [
        ...plans.map(({ name, month }) => ({
          what: `${name}, a month`,
          how: month.explanation,
          result: euros(month.total),
        })),
        ...plans.map((plan) => ({
          what: `${plan.name}, a year`,
          how: yearText(plan.month.total, paused),
          result: euros(plan.year),
          isTotal: plan === cheaper && saved > 0,
        })),
      ],
      notes: [`At ${euros(crossing)} online a month both plans cost the same. Without VAT.`],
    };
  },
});

function yearText(month: Cents, paused: number): string {
  const open = `${MONTHS - paused} * ${(month / 100).toFixed(2)}`;
  return paused === 0 ? open : `${open} + ${paused} * ${(PAUSE.monthly / 100).toFixed(2)}`;
}
