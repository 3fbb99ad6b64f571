import { type Cents, formatCents, percentageOf, scale } from '../arithmetic/cents.ts';
import { compare, divide, rational, rationalFrom } from '../arithmetic/rational.ts';
import { holdsFor } from '../trips/matching.ts';
import { tripLength } from '../trips/measures.ts';
import type { TripSale } from '../trips/trip.ts';
import type { Discount } from './discount.ts';

/** A line that a discount lowers, with tax. */
export interface DiscountableLine {
  part: 'rental' | 'extra_charge';
  taxRateId: string;
  amountIncludingTax: Cents;
}

/** What a discount takes off, above 0, or why it does not count. */
export type CouponResult =
  | { applies: true; parts: CouponPart[]; total: Cents; explanation: string }
  | { applies: false; message: string };

/** The part of a discount that falls on the lines of one tax rate. */
export interface CouponPart {
  taxRateId: string;
  amountIncludingTax: Cents;
}

/** Works out a discount on rental and extra charges, split by tax rate. Never below 0. */
export function applyDiscount(
  discount: Discount,
  sale: TripSale,
  lines: readonly DiscountableLine[],
): CouponResult {
  if (!holdsFor(discount.conditions, sale)) {
    return { applies: false, message: 'This code does not count for this trip.' };
  }
  // Free time is time on the water: it does not make cleaning cheaper.
  const lowered =
    discount.type === 'free_time' ? lines.filter((line) => line.part === 'rental') : lines;
  const sum = lowered.reduce((total, line) => total + line.amountIncludingTax, 0);
  const { amount, explanation } = discountOn(discount, sale, sum);
  const total = Math.max(0, Math.min(amount, sum));
  return { applies: true, parts: splitByTaxRate(total, lowered), total, explanation };
}

function discountOn(
  discount: Discount,
  sale: TripSale,
  sum: Cents,
): { amount: Cents; explanation: string } {
  switch (discount.type) {
    case 'percentage':
      return {
        amount: percentageOf(sum, discount.percentage),
        explanation: `${formatCents(sum)} * ${discount.percentage}%`,
      };
    case 'fixed':
      return { amount: discount.amount, explanation: 'fixed amount' };
    case 'free_time': {
      const { minutes } = tripLength(sale);
      const free = rationalFrom(discount.minutes);
      const share = compare(free, minutes) < 0 ? divide(free, minutes) : rational(1n);
      return {
        amount: scale(sum, share),
        explanation: `${discount.minutes} free minutes of the rental of ${formatCents(sum)}`,
      };
    }
  }
}

/** In proportion to the lines of each rate; what rounding leaves goes to the next rate. */
function splitByTaxRate(total: Cents, lines: readonly DiscountableLine[]): CouponPart[] {
  const byRate = new Map<string, Cents>();
  for (const { taxRateId, amountIncludingTax } of lines) {
    byRate.set(taxRateId, (byRate.get(taxRateId) ?? 0) + amountIncludingTax);
  }
  const positive = [...byRate].filter(([, amount]) => amount > 0);
  const whole = positive.reduce((sum, [, amount]) => sum + amount, 0);
  let reached = 0;
  let given = 0;
  return positive.flatMap(([taxRateId, amount]) => {
    reached += amount;
    const upToHere = scale(total, rational(BigInt(reached), BigInt(whole)));
    const part = upToHere - given;
    given = upToHere;
    return part === 0 ? [] : [{ taxRateId, amountIncludingTax: part }];
  });
}
