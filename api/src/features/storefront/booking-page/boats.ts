import {
  balanceOf,
  formatInstant,
  type StartObstacle,
  startObstacles,
  startOpensAt,
} from '@slipway/engine';
import { stateOfTrip } from '../../trips/read-trips.ts';
import { countSignatures } from '../../waivers/read-waivers.ts';
import type { BookingPage, PageContext } from './read-page.ts';

/** The moment from which the page names the boats of a booking. */
export function namesBoatsFrom({ booking, earlyPickup }: BookingPage): number {
  return startOpensAt({ pickup: booking.pickup_at.getTime(), earlyPickup });
}

/** What keeps the customer from starting a boat now. */
export function obstaclesOf(
  { booking, earlyPickup, deposits, waivers, pages }: BookingPage,
  { now }: Pick<PageContext, 'now'>,
): StartObstacle[] {
  const { needed, signed } = countSignatures(waivers, booking);
  return startObstacles(
    {
      confirmed: booking.status === 'confirmed',
      pickup: booking.pickup_at.getTime(),
      return: booking.return_at.getTime(),
      earlyPickup,
      balance: balanceOf(booking),
      depositInPlace: deposits.every(
        ({ securedAt, closedAt }) => securedAt !== null || closedAt !== null,
      ),
      waiversSigned: signed === needed,
    },
    pages.startConditions,
    now.getTime(),
  );
}

/** The boats of a booking, and when the customer can start them. */
export async function boatsAnswer(page: BookingPage, context: PageContext) {
  const { booking, trips, connected } = page;
  const { now, hardware } = context;
  const isOpen = now.getTime() >= namesBoatsFrom(page);
  const answers = await Promise.all(
    Array.from({ length: booking.boats }, async (_, index) => {
      const trip = trips.find(({ position }) => position === index + 1);
      const isShown = trip !== undefined && (isOpen || trip.out_at !== null);
      return {
        number: index + 1,
        boatName: isShown ? trip.boatName : null,
        battery: isShown && trip.device ? await hardware.battery(trip.device) : null,
        state: stateOfTrip(booking, trip, now),
      };
    }),
  );
  const start = connected && {
    from: formatInstant(namesBoatsFrom(page)),
    until: formatInstant(booking.return_at.getTime()),
    obstacles: [
      ...obstaclesOf(page, context),
      ...(isOpen && trips.length < booking.boats ? (['no_boat'] as const) : []),
    ],
  };
  return { trips: answers, start: start || null };
}
