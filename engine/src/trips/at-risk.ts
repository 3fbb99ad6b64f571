import type { TripState } from '@slipway/contract';
import type { Instant } from '../time/instant.ts';
import { minutesLate } from './hand-out.ts';

/** A trip as far as the boats of its model at its dock are concerned. */
export interface FleetTrip {
  id: string;
  pickup: Instant;
  return: Instant;
  state: TripState;
}

/**
 * The trips for which no boat may be left because others are late, by their ID, each with the trip
 * that is late the longest. Boats that are out and not late are taken to come back in time.
 */
export function tripsAtRisk(
  trips: readonly FleetTrip[],
  hulls: number,
  now: Instant,
): Map<string, string> {
  const late = trips
    .map((trip) => ({ trip, minutes: minutesLate(trip, trip.state, now) }))
    .filter(({ minutes }) => minutes > 0)
    .sort((one, other) => other.minutes - one.minutes);
  const [latest] = late;
  const atRisk = new Map<string, string>();
  if (!latest) return atRisk;
  const isLate = new Set(late.map(({ trip }) => trip.id));
  const leaving = trips
    .filter(({ state }) => state === 'waiting' || state === 'ready')
    .sort((one, other) => one.pickup - other.pickup);
  const out = trips.filter(
    ({ id, state }) => (state === 'out' || state === 'paused') && !isLate.has(id),
  );
  leaving.forEach((trip, index) => {
    const others = [...out, ...leaving.slice(0, index)];
    const taken = others.filter((other) => other.return > trip.pickup).length;
    const needsLateBoat = taken < hulls && taken + isLate.size >= hulls;
    if (needsLateBoat) atRisk.set(trip.id, latest.trip.id);
  });
  return atRisk;
}
