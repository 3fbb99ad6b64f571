import type { PaymentProvider } from '@slipway/contract';
import { type BookingPrice, type DepositLine, HOUR, planDeposit } from '@slipway/engine';
import type { DemoTrip } from '../trips/demo-trip.ts';
import type { Course } from './course.ts';

export type DemoDeposit = Pick<DepositLine, 'description' | 'taking' | 'amount'> & {
  at: number;
  closedAt: number | null;
};

const RELEASED_AFTER = 5 * HOUR;

/** The deposits that have been taken until now; they are released a few hours after the trip. */
export function depositsFor(
  trip: DemoTrip,
  { status, confirmedAt }: Course,
  { deposits }: BookingPrice,
  { provider, now }: { provider: PaymentProvider; now: number },
): DemoDeposit[] {
  if (confirmedAt === null || status === 'canceled') return [];
  return deposits.lines.flatMap(({ description, taking, amount }) => {
    const { takenAt: at } = planDeposit(taking, trip, provider, confirmedAt);
    const releasedAt = trip.return + RELEASED_AFTER;
    if (at > now) return [];
    return [{ description, taking, amount, at, closedAt: releasedAt <= now ? releasedAt : null }];
  });
}
