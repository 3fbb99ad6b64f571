import type { Cents } from '../arithmetic/cents.ts';

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
