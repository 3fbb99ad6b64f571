import { type Blockout, concerns, conflictingBookings, type Placement } from '@slipway/engine';
import type { CompanyRows, RowOf } from './company-tables.ts';
import type { TableDifference } from './differences.ts';
import type { UpcomingBooking } from './stored-company.ts';

type Pair = { dockId: string; boatModelId: string };

/** The bookings of one model at one dock that do not find enough boats there. */
export function bookingsWithoutBoats(
  pair: Pair,
  bookings: readonly UpcomingBooking[],
  placed: Pick<CompanyRows, 'boats' | 'placements'>,
): UpcomingBooking[] {
  const fleet = {
    ...pair,
    placements: placementsOf(pair.boatModelId, placed),
    blockouts: [],
    // The stored times have the turnaround in them already.
    bookings: bookings.map((booking) => ({
      booking,
      pickup: booking.takenFrom,
      return: booking.takenUntil,
      boats: booking.boats,
      turnaround: { before: 0, after: 0 },
    })),
  };
  const start = Math.min(...bookings.map(({ takenFrom }) => takenFrom));
  const end = Math.max(...bookings.map(({ takenUntil }) => takenUntil));
  return conflictingBookings(fleet, { start, end }).map(({ booking }) => booking);
}

function placementsOf(
  boatModelId: string,
  { boats, placements }: Pick<CompanyRows, 'boats' | 'placements'>,
): Placement[] {
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

/** A blockout never cancels a booking: those that it falls on stay, and are named. */
export function blockoutConflicts(
  differences: readonly TableDifference[],
  upcoming: readonly UpcomingBooking[],
): string[] {
  const blockouts = differences
    .filter(({ table }) => table === 'blockouts')
    .flatMap(({ created, changed }) => [...created, ...changed.map(({ row }) => row)]);
  return (blockouts as RowOf<'blockouts'>[]).flatMap((row) => {
    const blockout = toBlockout(row);
    const bookings = upcoming.filter(
      ({ dockId, boatModelId, takenFrom, takenUntil }) =>
        concerns(blockout, dockId, boatModelId) &&
        takenFrom < blockout.until &&
        blockout.from < takenUntil,
    );
    if (bookings.length === 0) return [];
    const stay = plural(bookings, 'stays as it is', 'stay as they are');
    return [`The blockout ${row.reason} falls on ${namesOf(bookings)}, which ${stay}.`];
  });
}

function toBlockout(row: RowOf<'blockouts'>): Blockout {
  return {
    reason: row.reason,
    from: row.starts_at.getTime(),
    until: row.ends_at.getTime(),
    docks: row.dock_ids ?? 'all',
    boatModels: row.boat_model_ids ?? 'all',
    boats: row.boats ?? 'all',
  };
}

const MOST_SHOWN = 5;

/** `booking R7K2QD`, `bookings R7K2QD and X4TTB2`, or the first few of many. */
export function namesOf(bookings: readonly { reference: string }[]): string {
  const shown = bookings.slice(0, MOST_SHOWN).map(({ reference }) => reference);
  const rest = bookings.length - shown.length;
  const last = rest > 0 ? `${rest} more` : shown.pop();
  const list = shown.length > 0 ? `${shown.join(', ')} and ${last}` : last;
  return `${plural(bookings, 'booking', 'bookings')} ${list}`;
}

/** The word for one or for several bookings. */
export function plural(bookings: readonly unknown[], one: string, several: string): string {
  return bookings.length === 1 ? one : several;
}
