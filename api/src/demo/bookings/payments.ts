import type { PaymentSource } from '@slipway/contract';
import { HOUR, MINUTE } from '@slipway/engine';
import type { DemoTrip } from '../trips/demo-trip.ts';
import type { Course } from './course.ts';

export type DemoPayment = { source: PaymentSource; amount: number; at: number };

type Amounts = {
  /** The price when the booking was made. */
  agreed: number;
  /** What the booking costs now; less after a cancellation. */
  owed: number;
};

/** What came in and went back until now. */
export function paymentsFor(
  trip: DemoTrip,
  { confirmedAt, canceledAt }: Course,
  { agreed, owed }: Amounts,
  now: number,
): DemoPayment[] {
  if (confirmedAt === null || agreed === 0) return [];
  if (trip.bookedBy === 'api') return [{ source: 'cash', amount: agreed, at: confirmedAt }];
  if (trip.bookedBy === 'staff') {
    const atTheDock = trip.pickup - 10 * MINUTE;
    return atTheDock < now ? [{ source: 'cash', amount: agreed, at: atTheDock }] : [];
  }
  const paid: DemoPayment = { source: 'payment_request', amount: agreed, at: confirmedAt };
  if (canceledAt === null || owed === agreed) return [paid];
  const refundedAt = Math.min(canceledAt + HOUR, now);
  return [paid, { source: 'refund', amount: owed - agreed, at: refundedAt }];
}

/** What was paid online and not paid back, of which Slipway gets its share. */
export function paidOnline(payments: readonly DemoPayment[]): number {
  return payments
    .filter(({ source }) => source !== 'cash')
    .reduce((sum, { amount }) => sum + amount, 0);
}
