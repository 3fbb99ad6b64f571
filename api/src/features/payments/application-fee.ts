import { applicationFee, owedOn, paidOnline } from '@slipway/engine';
import type { Tenant } from '../../database/tenant.ts';
import { planPercentage } from '../bookings/offer.ts';
import type { StoredBooking } from '../bookings/read.ts';

/** Slipway's share of what was paid online so far. */
export function applicationFeeOf(
  tenant: Tenant,
  { costs, payments }: Pick<StoredBooking, 'costs' | 'payments'>,
): number {
  return applicationFee({
    planPercentage: planPercentage(tenant),
    totalIncludingTax: owedOn({ costs }),
    bookingFee: owedOn({ costs: costs.filter(({ type }) => type === 'booking_fee') }),
    paidOnline: paidOnline(payments.filter(({ inCash }) => !inCash)),
  });
}
