import type { BookingStatus } from '@slipway/contract';
import { type Cents, formatCents, percentageOf } from '../arithmetic/cents.ts';

/** An outside seller with a traceable link. */
export interface Partner {
  name: string;
  code: string;
  /** For reports only: Slipway does not pay it out. */
  commissionPercentage: number;
}

/** Lowercase letters, digits and hyphens, at most 24. */
export const PARTNER_CODE = /^[a-z0-9-]{1,24}$/;

/** What a partner gets of an amount and what is left. */
export interface Commission {
  commission: Cents;
  net: Cents;
  explanation: string;
}

/** The commission on an amount. */
export function partnerCommission(amount: Cents, percentage: number): Commission {
  const commission = percentageOf(amount, percentage);
  const explanation = `${formatCents(amount)} * ${percentage}% = ${formatCents(commission)}`;
  return { commission, net: amount - commission, explanation };
}

/** The month of a partner. */
export interface PartnerStatement {
  trips: number;
  revenue: Cents;
  commission: Cents;
}

/** Adds up the bookings of a partner; the commission is rounded per booking. */
export function partnerStatement(
  partner: Partner,
  bookings: readonly { status: BookingStatus; revenue: Cents }[],
): PartnerStatement {
  const counted = bookings.filter(({ status }) => status === 'confirmed' || status === 'completed');
  return counted.reduce(
    (sum, { revenue }) => ({
      trips: sum.trips + 1,
      revenue: sum.revenue + revenue,
      commission:
        sum.commission + partnerCommission(revenue, partner.commissionPercentage).commission,
    }),
    { trips: 0, revenue: 0, commission: 0 },
  );
}
