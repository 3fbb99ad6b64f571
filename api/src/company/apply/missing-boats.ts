import { availability, type Period, type Placement } from '@slipway/engine';
import type { CompanyRecords } from '../records/company-records.ts';
import type { UpcomingBooking } from './upcoming-bookings.ts';

type Pair = { dockId: string; boatModelId: string };
type Placed = Pick<CompanyRecords, 'boats' | 'placements'>;

/** The bookings of one model at one dock that do not find enough boats there. */
export function bookingsWithoutBoats(
  pair: Pair,
  bookings: readonly UpcomingBooking[],
  placed: Placed,
): UpcomingBooking[] {
  const lacking = periodsWithoutBoats(pair, bookings, placed);
  return bookings.filter(({ takenFrom, takenUntil }) =>
    lacking.some(({ start, end }) => takenFrom < end && start < takenUntil),
  );
}

/**
 * The engine never answers fewer than 0 free boats. With as many spare boats as are booked the
 * answer cannot fall to 0, and boats are lacking whenever it falls below the spare ones.
 */
function periodsWithoutBoats(
  { dockId, boatModelId }: Pair,
  bookings: readonly UpcomingBooking[],
  placed: Placed,
): Period[] {
  const spare = bookings.reduce((sum, { boats }) => sum + boats, 0);
  const start = Math.min(...bookings.map(({ takenFrom }) => takenFrom));
  const end = Math.max(...bookings.map(({ takenUntil }) => takenUntil));
  const spareBoats = Array.from({ length: spare }, (_, index): Placement => {
    return { type: 'dock', boatId: `spare ${index}`, dockId, from: start };
  });
  const { perMoment } = availability(
    {
      dockId,
      boatModelId,
      placements: [...placementsOf(boatModelId, placed), ...spareBoats],
      blockouts: [],
      bookings: bookings.map(({ takenFrom, takenUntil, boats }) => ({
        pickup: takenFrom,
        return: takenUntil,
        boats,
        turnaround: { before: 0, after: 0 },
      })),
    },
    { start, end },
  );
  return perMoment.flatMap(({ moment, availability: free }, index) =>
    free < spare ? [{ start: moment, end: perMoment[index + 1]?.moment ?? end }] : [],
  );
}

function placementsOf(boatModelId: string, { boats, placements }: Placed): Placement[] {
  const hulls = new Set(
    boats.filter((boat) => boat.boat_model_id === boatModelId).map(({ id }) => id),
  );
  return placements
    .filter(({ boat_id }) => hulls.has(boat_id))
    .map(({ boat_id: boatId, dock_id: dockId, starts_at, ends_at }): Placement => {
      const from = starts_at.getTime();
      if (dockId !== null) return { type: 'dock', boatId, dockId, from };
      return { type: 'out_of_service', boatId, from, until: ends_at?.getTime() ?? null };
    });
}
