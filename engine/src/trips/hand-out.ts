import type { TripState } from '@slipway/contract';
import { type Instant, MINUTE } from '../time/instant.ts';

export { TRIP_STATE as TRIP_STATES, type TripState } from '@slipway/contract';

/** A trip can be handed out so long before its pickup. */
export const READY_MINUTES_BEFORE = 45;
/** A trip is late so long after its return time. */
export const LATE_MINUTES_AFTER = 5;

interface TripTimes {
  pickup: Instant;
  return: Instant;
}

/** The state of a trip at a moment, from what has happened to it. */
export function tripState(
  trip: TripTimes & { handedOut: boolean; paused: boolean; ended: boolean },
  now: Instant,
): TripState {
  if (trip.ended) return 'back';
  if (trip.handedOut) return trip.paused ? 'paused' : 'out';
  return now >= trip.pickup - READY_MINUTES_BEFORE * MINUTE ? 'ready' : 'waiting';
}

/** Minutes past the return time of a boat that is still out; 0 while it is not late. */
export function minutesLate(trip: TripTimes, state: TripState, now: Instant): number {
  const minutes = Math.floor((now - trip.return) / MINUTE);
  const isOut = state === 'out' || state === 'paused';
  return isOut && minutes >= LATE_MINUTES_AFTER ? minutes : 0;
}

/** Whether a customer may start a connected boat: from early pickup until the return. */
export function customerMayStart(trip: TripTimes, earlyPickup: number, now: Instant): boolean {
  return trip.pickup - earlyPickup * MINUTE <= now && now < trip.return;
}
