import type { BookingStatus, CostType, PaymentSource } from '@slipway/contract';
import type { Answer } from '../../api/call.ts';
import { dayPeriodText } from '../../shell/words/times.ts';

export type Booking = Answer<'getTeamBooking'>;
export type Choices = Answer<'getBookingChoices'>;
export type FoundCustomer = Answer<'findCustomers'>[number];

export const STATUSES: readonly BookingStatus[] = [
  'draft',
  'option',
  'confirmed',
  'completed',
  'expired',
  'canceled',
];

export const PAYMENT_WORDS: Record<PaymentSource, string> = {
  cash: 'Cash or bank transfer',
  payment_request: 'Paid online',
  payment_request_authorization: 'Taken from a reserved card',
  deposit_capture: 'Captured from the deposit',
  refund: 'Refund',
};

export const COST_WORDS: Record<CostType, string> = {
  pricing_structure: 'Rental',
  manual: 'Added by staff',
  add_on: 'Add-on',
  coupon: 'Discount code',
  booking_fee: 'Booking fee',
};

/** Euros that somebody has typed, as cents; null when it is no amount. */
export function centsOf(typed: string): number | null {
  const text = typed.trim().replace(',', '.');
  return /^\d{1,7}(\.\d{1,2})?$/.test(text) ? Math.round(Number(text) * 100) : null;
}

/** Cents as somebody would type them. */
export function typedCents(cents: number): string {
  return (cents / 100).toFixed(2);
}

/** When a trip is, with its day once: `Sat, June 14, 10:00–13:00`. */
export function tripText({ pickup, return: back, dock: { timeZone } }: Booking): string {
  return dayPeriodText(pickup, back, timeZone);
}
