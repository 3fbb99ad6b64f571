import type { Cents } from '../arithmetic/cents.ts';
import {
  divide,
  multiply,
  rational,
  rationalFrom,
  subtract,
  ZERO,
} from '../arithmetic/rational.ts';
import { roundHalfUp } from '../arithmetic/rounding.ts';

/**
 * Slipway's share of everything paid online so far. The booking fee line is free of it, so each
 * payment counts without its part of that line. The share of one payment is this minus the share
 * before it, so that parts add up to the cent.
 */
export function applicationFee(booking: {
  planPercentage: number;
  totalIncludingTax: Cents;
  bookingFee: Cents;
  paidOnline: Cents;
}): Cents {
  const { totalIncludingTax: total, bookingFee, paidOnline } = booking;
  if (paidOnline <= 0) return 0;
  const paidOfTotal = BigInt(Math.min(paidOnline, total));
  const feePaid = total > 0 ? rational(BigInt(bookingFee) * paidOfTotal, BigInt(total)) : ZERO;
  const counted = subtract(rational(BigInt(paidOnline)), feePaid);
  const share = divide(rationalFrom(booking.planPercentage), rational(100n));
  return Number(roundHalfUp(multiply(counted, share)));
}
