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

/** The time during which a trip keeps its boats from others: the trip and its turnaround. */
export function takenPeriod(trip: {
  pickup: Instant;
  return: Instant;
  turnaround: Turnaround;
}): Period {
  return {
    start: trip.pickup - trip.turnaround.before * MINUTE,
    end: trip.return + trip.turnaround.after * MINUTE,
  };
}
