import { availability, formatLocalTime, localMoment, staysAt, takenPeriod } from '@slipway/engine';
import type { Company } from '../company.ts';
import type { BoatTrip, Booking } from './saturday.ts';

/** Each booking must find its boats beside those that were booked before it. */
export function checkAvailability(bookings: readonly Booking[], { blockouts }: Company): void {
  const inOrder = bookings.toSorted((a, b) => a.bookedAt - b.bookedAt);
  for (const [index, booking] of inOrder.entries()) {
    const { reference, dock, boatModel, boats } = booking;
    const fleet = {
      dockId: dock.id,
      boatModelId: boatModel.id,
      placements: boatModel.placements,
      blockouts,
      bookings: inOrder
        .slice(0, index)
        .filter((other) => other.dock.id === dock.id && other.boatModel.id === boatModel.id),
    };
    const { lowestAvailability: free } = availability(fleet, takenPeriod(booking));
    if (boats > free) {
      throw new Error(
        `${reference} oversells the ${boatModel.name} at ${dock.name}: ${boats} ${boats === 1 ? 'is' : 'are'} wanted and ${free} ${free === 1 ? 'is' : 'are'} free.`,
      );
    }
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
