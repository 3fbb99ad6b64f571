import type { PaymentSource } from '@slipway/contract';
import type { Cents } from '../arithmetic/cents.ts';
import { applicationFee } from '../fees/application-fee.ts';

/** A payment of a booking; refunds are negative. */
export interface BookingPayment {
  source: PaymentSource;
  amount: Cents;
}

/** What was paid online and not yet paid back. Cash never carries an application fee. */
export function paidOnline(payments: readonly BookingPayment[]): Cents {
  return payments
    .filter(({ source }) => source !== 'cash')
    .reduce((sum, { amount }) => sum + amount, 0);
}

/** The application fee that Slipway returns when part of a booking is paid back. */
export function applicationFeeReturned(
  booking: {
    planPercentage: number;
    totalIncludingTax: Cents;
    bookingFee: Cents;
    payments: readonly BookingPayment[];
  },
  refund: Cents,
): Cents {
  const before = paidOnline(booking.payments);
  return (
    applicationFee({ ...booking, paidOnline: before }) -
    applicationFee({ ...booking, paidOnline: before - refund })
  );
}
