import { type Cents, formatCents, percentageOf } from '../arithmetic/cents.ts';

interface ShownFee {
  /** The line that the customer sees. */
  description: string;
  taxRateId: string;
  show: 'from_start' | 'at_payment';
  alsoForStaffBookings: boolean;
}

/** Passes the platform fee, or a fee of the company's own, to the customer. Amounts include tax. */
export type BookingFee =
  | { type: 'off' }
  | ({ type: 'slipway' } & ShownFee)
  | ({ type: 'own_percentage'; percentage: number } & ShownFee)
  | ({ type: 'own_fixed'; amount: Cents } & ShownFee);

/** Who makes the booking. */
export type BookedBy = 'customer' | 'staff' | 'api';

/** The fee line of a booking. */
export interface BookingFeeLine extends Omit<ShownFee, 'alsoForStaffBookings'> {
  amountIncludingTax: Cents;
  explanation: string;
}

/** The fee over the costs including tax, without deposits; `null` when there is none. */
export function bookingFeeLine(
  fee: BookingFee,
  booking: { costsIncludingTax: Cents; bookedBy: BookedBy; planPercentage: number },
): BookingFeeLine | null {
  if (fee.type === 'off' || booking.costsIncludingTax <= 0) return null;
  // What an integrator books is like what staff book: the customer did not use the form.
  if (booking.bookedBy !== 'customer' && !fee.alsoForStaffBookings) return null;

  const { amount, explanation } = feeAmount(fee, booking.costsIncludingTax, booking.planPercentage);
  if (amount === 0) return null;
  const { description, taxRateId, show } = fee;
  return { description, taxRateId, show, amountIncludingTax: amount, explanation };
}

function feeAmount(
  fee: Exclude<BookingFee, { type: 'off' }>,
  costs: Cents,
  planPercentage: number,
): { amount: Cents; explanation: string } {
  if (fee.type === 'own_fixed') return { amount: fee.amount, explanation: 'fixed amount' };
  const percentage = fee.type === 'slipway' ? planPercentage : fee.percentage;
  const amount = percentageOf(costs, percentage);
  const explanation = `${formatCents(costs)} * ${percentage}% = ${formatCents(amount)}`;
  return { amount, explanation };
}
