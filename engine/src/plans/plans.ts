import { type Cents, formatCents, percentageOf } from '../arithmetic/cents.ts';
import { divide, rational, rationalFrom, subtract } from '../arithmetic/rational.ts';
import { roundHalfUp } from '../arithmetic/rounding.ts';

/** A Slipway plan, without VAT. */
export interface Plan {
  name: string;
  monthly: Cents;
  /** Share of online payments, 0 to 100. */
  percentage: number;
}

/** The plans with a price. A third, Network, is by agreement. */
export const PLANS = {
  skiff: { name: 'Skiff', monthly: 3900, percentage: 3.2 },
  schooner: { name: 'Schooner', monthly: 18900, percentage: 1.2 },
} as const satisfies Record<string, Plan>;

/** A plan with a price. */
export type PlanName = keyof typeof PLANS;

/** What a paused month costs, and how many there may be in a year. */
export const PAUSE = { monthly: 900, monthsPerYear: 4 } as const;
/** What one text message costs. */
export const TEXT_MESSAGE_PRICE: Cents = 8;

/** The cost of a month. */
export interface PlanCost {
  total: Cents;
  explanation: string;
}

/** What a plan costs in a month with so much paid online. Cash carries no fee. */
export function monthlyCost(plan: Plan, paidOnline: Cents): PlanCost {
  const fee = percentageOf(paidOnline, plan.percentage);
  const total = plan.monthly + fee;
  const explanation = `${formatCents(plan.monthly)} + ${formatCents(paidOnline)} * ${plan.percentage}% = ${formatCents(total)}`;
  return { total, explanation };
}

/** What a plan costs over months with so much paid online each; paused months take nothing. */
export function yearlyCost(plan: Plan, paidOnlineByMonth: readonly (Cents | 'paused')[]): Cents {
  return paidOnlineByMonth.reduce<Cents>(
    (sum, paid) => sum + (paid === 'paused' ? PAUSE.monthly : monthlyCost(plan, paid).total),
    0,
  );
}

/** What must be paid online in a month for two plans to cost the same; `null` when they never do. */
export function breakEven(a: Plan, b: Plan): Cents | null {
  const shares = subtract(rationalFrom(a.percentage), rationalFrom(b.percentage));
  if (shares.numerator === 0n) return null;
  const difference = rational(BigInt(b.monthly - a.monthly) * 100n);
  const turnover = Number(roundHalfUp(divide(difference, shares)));
  return turnover < 0 ? null : turnover;
}
