import { type Instant, MINUTE } from '../time/instant.ts';

/** The states of a trip, the real use of one boat within a booking. */
export const TRIP_STATES = {
  waiting: 'Booked, and too early to hand out.',
  ready: 'Can be handed out.',
  out: 'The boat is under way.',
  paused: 'The boat is out and its motor is stopped.',
  back: 'The boat is back. The trip is over.',
} as const;

/** The state of a trip. */
export type TripState = keyof typeof TRIP_STATES;

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
