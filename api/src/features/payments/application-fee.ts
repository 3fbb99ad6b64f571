import { applicationFee, paidOnline } from '@slipway/engine';
import type { Tenant } from '../../database/tenant.ts';
import { totalOf } from '../bookings/money.ts';
import { planPercentage } from '../bookings/offer.ts';
import type { StoredBooking } from '../bookings/read.ts';

/** Slipway's share of what was paid online so far. */
export function applicationFeeOf(
  tenant: Tenant,
  { costs, payments }: Pick<StoredBooking, 'costs' | 'payments'>,
): number {
  return applicationFee({
    planPercentage: planPercentage(tenant),
    totalIncludingTax: totalOf(costs),
    bookingFee: totalOf(costs.filter(({ type }) => type === 'booking_fee')),
    paidOnline: paidOnline(payments.filter(({ inCash }) => !inCash)),
  });
}
