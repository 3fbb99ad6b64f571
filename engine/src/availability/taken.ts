import { type Instant, MINUTE, type Period } from '../time/instant.ts';

/** Minutes kept free before and after a trip. */
export interface Turnaround {
  before: number;
  after: number;
}

/** A booking as far as availability cares. */
export interface BookedBoats {
  pickup: Instant;
  return: Instant;
  boats: number;
  turnaround: Turnaround;
}

/** The shortest time for which a trip takes its boats, also when it returns as it is picked up. */
const SHORTEST_TAKEN = MINUTE;

/** The time during which a trip keeps its boats from others: the trip and its turnaround. */
export function takenPeriod(trip: {
  pickup: Instant;
  return: Instant;
  turnaround: Turnaround;
}): Period {
  return {
    start: trip.pickup - trip.turnaround.before * MINUTE,
    end: Math.max(trip.return, trip.pickup + SHORTEST_TAKEN) + trip.turnaround.after * MINUTE,
  };
}
