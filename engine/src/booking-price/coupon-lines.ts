import { applyDiscount } from '../coupons/coupon.ts';
import type { SkippedLine } from '../pricing/calculated.ts';
import type { BookingToPrice, CostLine } from './booking-price.ts';
import type { costLineMaker } from './cost-line.ts';
import type { RentedLine } from './rental-lines.ts';

/** What the lines of a discount code are called. */
export function couponDescription(code: string): string {
  return `Discount code ${code}`;
}

/** The negative lines of a discount code, one for each tax rate that it lowers. */
export function couponLines(
  { coupon, trip }: BookingToPrice,
  rented: readonly RentedLine[],
  makeLine: ReturnType<typeof costLineMaker>,
): { lines: CostLine[]; skipped: SkippedLine[] } {
  if (!coupon) return { lines: [], skipped: [] };
  const description = couponDescription(coupon.code);
  const result = applyDiscount(
    coupon.discount,
    trip,
    rented.map(({ part, line }) => ({ part, ...line })),
  );
  if (!result.applies) {
    return { lines: [], skipped: [{ description, message: result.message, problem: null }] };
  }
  const lines = result.parts.map(({ taxRateId, amountIncludingTax }) =>
    makeLine({
      type: 'coupon',
      description,
      taxRateId,
      amount: -amountIncludingTax,
      includesTax: true,
      explanation: result.explanation,
      shown: 'from_start',
    }),
  );
  return { lines, skipped: [] };
}
