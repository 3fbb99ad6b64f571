import type { Instant, Period } from '../time/instant.ts';
import { type Fleet, stepsOf } from './fleet.ts';
import { type Turnaround, takenPeriod } from './taken.ts';

/** How many boats are free: one entry at the start and one at every change inside the period. */
export interface Availability {
  lowestAvailability: number;
  perMoment: { moment: Instant; availability: number }[];
}

/** The free boats of a fleet over a period. An overbooked fleet has 0 free boats, never fewer. */
export function availability(fleet: Fleet, period: Period): Availability {
  const entries = stepsOf(fleet, period).map(({ moment, free }) => ({
    moment,
    availability: Math.max(0, free),
  }));
  const perMoment = entries.filter(
    (entry, index) => entry.availability !== entries[index - 1]?.availability,
  );
  const lowestAvailability = perMoment.reduce(
    (lowest, entry) => Math.min(lowest, entry.availability),
    Number.POSITIVE_INFINITY,
  );
  return { lowestAvailability, perMoment };
}

/** The same as staff see it: an overbooked fleet has fewer than 0. */
export function boatsLeft(fleet: Fleet, period: Period): { moment: Instant; free: number }[] {
  const steps = stepsOf(fleet, period);
  return steps.filter(({ free }, index) => free !== steps[index - 1]?.free);
}

/** Whether the boats are free during the whole trip and its turnaround. */
export function canBook(
  fleet: Fleet,
  trip: { pickup: Instant; return: Instant; boats: number; turnaround: Turnaround },
): boolean {
  return availability(fleet, takenPeriod(trip)).lowestAvailability >= trip.boats;
}
