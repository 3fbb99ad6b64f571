import { DAY, HOUR, type Instant } from '../time/instant.ts';
import type { DepositTaking } from './deposit.ts';

/** A plan counts on so long a hold; once it is placed, the provider says when it ends. */
export const HOLD_LASTS_DAYS = 7;
/** A hold is placed at payment when the pickup is so near. */
export const HOLD_AT_PAYMENT_DAYS = 5;
/** Else the customer gets a link so long before pickup. */
export const DEPOSIT_LINK_HOURS = 48;
/** A longer trip cannot be covered by a hold. */
export const HOLD_LONGEST_TRIP_DAYS = 5;

interface TripTimes {
  pickup: Instant;
  return: Instant;
}

/** Why an amount is charged that was to be held: by what the provider can do, or by the trip. */
export type NoHoldReason = 'provider' | 'trip_too_long';

/** How a deposit can be taken, and why when it is not the way that was asked for. */
export function wayOfTaking(
  wanted: DepositTaking,
  trip: TripTimes,
  canHold: boolean,
): { taking: DepositTaking; reason: NoHoldReason | null } {
  if (wanted === 'charge') return { taking: 'charge', reason: null };
  if (!canHold) return { taking: 'charge', reason: 'provider' };
  if (trip.return - trip.pickup > HOLD_LONGEST_TRIP_DAYS * DAY) {
    return { taking: 'charge', reason: 'trip_too_long' };
  }
  return { taking: 'hold', reason: null };
}

/** How and when a deposit is taken. */
export interface DepositPlan {
  taking: DepositTaking;
  /** Why the wanted way is not possible. */
  reason: NoHoldReason | null;
  when: 'at_payment' | 'by_link';
  /** The moment of the payment, or the moment at which the link is sent. */
  takenAt: Instant;
  /** When a hold lapses by itself. */
  holdEndsAt: Instant | null;
  /** Whether a hold lapses before the boats are back. */
  endsBeforeReturn: boolean;
}

/** Plans a deposit for a booking that is paid at a given moment. */
export function planDeposit(
  wanted: DepositTaking,
  trip: TripTimes,
  canHold: boolean,
  paidAt: Instant,
): DepositPlan {
  const { taking, reason } = wayOfTaking(wanted, trip, canHold);
  if (taking === 'charge') {
    const plan = { when: 'at_payment', takenAt: paidAt, holdEndsAt: null } as const;
    return { taking, reason, ...plan, endsBeforeReturn: false };
  }
  const near = trip.pickup - paidAt <= HOLD_AT_PAYMENT_DAYS * DAY;
  const takenAt = near ? paidAt : trip.pickup - DEPOSIT_LINK_HOURS * HOUR;
  const holdEndsAt = takenAt + HOLD_LASTS_DAYS * DAY;
  return {
    taking,
    reason,
    when: near ? 'at_payment' : 'by_link',
    takenAt,
    holdEndsAt,
    endsBeforeReturn: holdEndsAt < trip.return,
  };
}
