import type { Instant, Period } from '../time/instant.ts';
import { type Blockout, concerns } from './blockout.ts';
import { type Placement, staysAt } from './placement.ts';
import { type BookedBoats, type Turnaround, takenPeriod } from './taken.ts';

/** The boats of one model at one dock and everything that takes them up. */
export interface Fleet {
  dockId: string;
  boatModelId: string;
  /** The placements of all boats of the model, at whatever dock. */
  placements: Placement[];
  blockouts: Blockout[];
  /** The bookings of this model at this dock whose status takes up boats. */
  bookings: BookedBoats[];
}

/** How many boats are free: one entry at the start and one at every change inside the period. */
export interface Availability {
  lowestAvailability: number;
  perMoment: { moment: Instant; availability: number }[];
}

/** The free boats of a fleet over a period. An overbooked fleet has 0 free boats, never fewer. */
export function availability(fleet: Fleet, period: Period): Availability {
  const changes = changesOf(fleet)
    .filter(({ moment }) => moment < period.end || moment === period.start)
    .sort((a, b) => a.moment - b.moment);
  const state = { free: 0, closures: 0 };
  let next = 0;
  const advanceTo = (moment: Instant): number => {
    for (let change = changes[next]; change && change.moment <= moment; change = changes[next]) {
      state.free += change.free;
      state.closures += change.closures;
      next += 1;
    }
    return state.closures > 0 ? 0 : Math.max(0, state.free);
  };

  let shown = advanceTo(period.start);
  const perMoment = [{ moment: period.start, availability: shown }];
  for (let change = changes[next]; change; change = changes[next]) {
    const now = advanceTo(change.moment);
    if (now !== shown) perMoment.push({ moment: change.moment, availability: now });
    shown = now;
  }
  const lowestAvailability = perMoment.reduce(
    (lowest, entry) => Math.min(lowest, entry.availability),
    shown,
  );
  return { lowestAvailability, perMoment };
}

/** Whether the boats are free during the whole trip and its turnaround. */
export function canBook(
  fleet: Fleet,
  trip: { pickup: Instant; return: Instant; boats: number; turnaround: Turnaround },
): boolean {
  return availability(fleet, takenPeriod(trip)).lowestAvailability >= trip.boats;
}

interface Change {
  moment: Instant;
  free: number;
  closures: number;
}

function changesOf({ dockId, boatModelId, placements, blockouts, bookings }: Fleet): Change[] {
  return [
    ...staysAt(dockId, placements).flatMap((stay) => during(stay, { free: 1 })),
    ...bookings.flatMap((booking) => during(takenPeriod(booking), { free: -booking.boats })),
    ...blockouts
      .filter((blockout) => concerns(blockout, dockId, boatModelId))
      .flatMap(({ from, until, boats }) =>
        during({ start: from, end: until }, boats === 'all' ? { closures: 1 } : { free: -boats }),
      ),
  ];
}

function during(
  { start, end }: Period,
  { free = 0, closures = 0 }: { free?: number; closures?: number },
): Change[] {
  if (end <= start) return [];
  return [
    { moment: start, free, closures },
    { moment: end, free: -free, closures: -closures },
  ];
}
