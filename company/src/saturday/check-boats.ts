import { availability, formatLocalTime, localMoment, staysAt, takenPeriod } from '@slipway/engine';
import type { Company } from '../company.ts';
import type { BoatTrip, Booking } from './saturday.ts';

type Wanted = Pick<
  Booking,
  'reference' | 'dock' | 'boatModel' | 'boats' | 'pickup' | 'return' | 'turnaround'
>;

/** A booking must find its boats beside those that were made before it. */
export function checkAvailability(
  wanted: Wanted,
  earlier: readonly Booking[],
  { blockouts }: Company,
): void {
  const { reference, dock, boatModel, boats } = wanted;
  const fleet = {
    dockId: dock.id,
    boatModelId: boatModel.id,
    placements: boatModel.placements,
    blockouts,
    bookings: earlier.filter(
      (other) => other.dock.id === dock.id && other.boatModel.id === boatModel.id,
    ),
  };
  const { lowestAvailability: free } = availability(fleet, takenPeriod(wanted));
  if (boats > free) {
    const are = (number: number) => (number === 1 ? 'is' : 'are');
    throw new Error(
      `${reference} oversells the ${boatModel.name} at ${dock.name}: ${boats} ${are(boats)} wanted and ${free} ${are(free)} free.`,
    );
  }
}

/** A hull is out with one booking at a time, from its own dock, and in service. */
export function checkHulls(bookings: readonly Booking[], { timeZone }: Company): void {
  const uses = bookings.flatMap((booking) =>
    booking.trips.flatMap((trip) =>
      trip.boat ? [{ booking, boat: trip.boat, ...useOf(booking, trip) }] : [],
    ),
  );
  for (const [index, { booking, boat, start, end }] of uses.entries()) {
    const { reference, dock, boatModel } = booking;
    const placements = boatModel.placements.filter(({ boatId }) => boatId === boat.id);
    const lies = staysAt(dock.id, placements).some(
      (stay) => stay.start <= start && end <= stay.end,
    );
    if (!lies) {
      throw new Error(`${reference} takes ${boat.name}, which is not in service at ${dock.name}.`);
    }
    const other = uses.find(
      (use, place) =>
        place < index && use.boat.id === boat.id && use.start < end && start < use.end,
    );
    if (other) {
      const until = formatLocalTime(localMoment(other.end, timeZone).minutes);
      throw new Error(
        `${reference} takes ${boat.name}, which ${other.booking.reference} has until ${until}.`,
      );
    }
  }
}

/** A boat is taken as long as it is booked, and longer when it leaves early or comes back late. */
function useOf(booking: Booking, { outAt, backAt }: BoatTrip) {
  return {
    start: Math.min(booking.pickup, outAt ?? booking.pickup),
    end: Math.max(booking.return, backAt ?? booking.return),
  };
}
