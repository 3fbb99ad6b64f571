import { DAY, MINUTE, type Period, staysAt, takenPeriod } from '@slipway/engine';
import type { Random } from '../random.ts';
import type { DemoTrip } from './trip.ts';

/** One boat of a trip that has left, and when it came back; null while it is out. */
export type HandOut = { boatId: string; outAt: number; backAt: number | null };

/** A boat that is taken by somebody else. */
export type HullUse = Period & { boatId: string };

/** No trip of the demo is longer, so that older ones cannot be in the way. */
const LONGEST_TRIP = 7 * DAY;

/**
 * Hands out boats for the trips that have begun, as a dock host does: hull by hull, each to one trip
 * at a time. They leave some minutes late and are back some minutes early.
 */
export function handOutBoats(
  trips: readonly DemoTrip[],
  takenBefore: readonly HullUse[],
  now: number,
  random: Random,
): Map<DemoTrip, HandOut[]> {
  const begun = trips
    .filter(({ fate, pickup }) => fate === 'kept' && pickup <= now)
    .toSorted((a, b) => a.pickup - b.pickup);
  let uses = [...takenBefore];
  const handOuts = new Map<DemoTrip, HandOut[]>();
  for (const trip of begun) {
    const taken = takenPeriod({ ...trip, turnaround: trip.fleet.schedule.turnaround });
    uses = uses.filter(({ end }) => end > taken.start - LONGEST_TRIP);
    const hulls = freeHulls(trip, taken, uses).slice(0, trip.boats);
    const end = trip.isLate ? now + DAY : taken.end;
    uses.push(...hulls.map((boatId) => ({ start: taken.start, end, boatId })));
    const out = hulls.flatMap((boatId) => {
      const outAt = trip.pickup + random.between(0, 6) * MINUTE;
      const backAt = trip.return - random.between(0, 18) * MINUTE;
      const isBack = backAt <= now && !trip.isLate;
      return outAt > now ? [] : [{ boatId, outAt, backAt: isBack ? backAt : null }];
    });
    handOuts.set(trip, out);
  }
  return handOuts;
}

function freeHulls({ fleet, pickup, return: end }: DemoTrip, taken: Period, uses: HullUse[]) {
  const boatIds = [...new Set(fleet.placements.map(({ boatId }) => boatId))];
  return boatIds.filter((boatId) => {
    const placements = fleet.placements.filter((placement) => placement.boatId === boatId);
    const lies = staysAt(fleet.dockId, placements).some(
      (stay) => stay.start <= pickup && end <= stay.end,
    );
    return (
      lies &&
      !uses.some((use) => use.boatId === boatId && use.start < taken.end && taken.start < use.end)
    );
  });
}
