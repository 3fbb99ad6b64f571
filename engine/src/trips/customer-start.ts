import { type Instant, MINUTE } from '../time/instant.ts';
import { customerMayStart } from './hand-out.ts';

/** What must be in order before a customer can start a connected boat; each can be switched off. */
export interface StartConditions {
  balance: boolean;
  deposit: boolean;
  waivers: boolean;
}

/** A booking as far as starting its boats is concerned. */
export interface StartableBooking {
  confirmed: boolean;
  pickup: Instant;
  return: Instant;
  /** Minutes before pickup from which a customer may start. */
  earlyPickup: number;
  /** Costs minus payments. */
  balance: number;
  /** Whether every deposit that the booking asks for is held or paid. */
  depositInPlace: boolean;
  waiversSigned: boolean;
}

/** Why a customer cannot start a boat. */
export type StartObstacle =
  | 'not_confirmed'
  | 'too_early'
  | 'too_late'
  | 'balance'
  | 'deposit'
  | 'waivers';

/** Everything that keeps a customer from starting now; empty when nothing does. */
export function startObstacles(
  booking: StartableBooking,
  conditions: StartConditions,
  now: Instant,
): StartObstacle[] {
  if (!booking.confirmed) return ['not_confirmed'];
  if (now >= booking.return) return ['too_late'];
  const obstacles: StartObstacle[] = [];
  if (!customerMayStart(booking, booking.earlyPickup, now)) obstacles.push('too_early');
  if (conditions.balance && booking.balance > 0) obstacles.push('balance');
  if (conditions.deposit && !booking.depositInPlace) obstacles.push('deposit');
  if (conditions.waivers && !booking.waiversSigned) obstacles.push('waivers');
  return obstacles;
}

/** The moment from which a customer may start, and from which the booking page names the boat. */
export function startOpensAt(trip: { pickup: Instant; earlyPickup: number }): Instant {
  return trip.pickup - trip.earlyPickup * MINUTE;
}
