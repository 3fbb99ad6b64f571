import type { Company, Saturday } from '@slipway/company';
import { addDays, formatInstant, localMoment } from '@slipway/engine';
import type { BookingRows } from './bookings/booking-rows.ts';
import { makeBooking } from './bookings/make-booking.ts';
import { type CustomerRow, DemoCustomers } from './customers.ts';
import { Random } from './random.ts';
import { References } from './references.ts';
import { saturdayBookings, saturdayCustomers, saturdayRows } from './saturday.ts';
import { hullUses, staffOf } from './saturday-trips.ts';
import { isOf, tripsAroundNow } from './trips/around-now.ts';
import { bookFleet, type Season } from './trips/book-fleet.ts';
import { fleetsOf } from './trips/fleet.ts';
import { handOutBoats } from './trips/hand-out.ts';
import { withPending } from './trips/trip.ts';

const SEED = 20_250_614;

/** A company of the demo; Heron Bay Boats comes with the Saturday of the guides. */
export type DemoSource = { company: Company; saturday: Saturday | null };

/** The customers and bookings of one company of the demo. */
export type DemoCompany = {
  company: Company;
  customers: CustomerRow[];
  bookings: BookingRows[];
};

/** Three seasons around now: last year, this year and what is booked for the next. */
export function makeDemoCompany({ company, saturday }: DemoSource, now: Date): DemoCompany {
  const random = new Random(SEED);
  const told = saturday ? saturdayBookings(saturday, now.getTime()) : [];
  const toldDays = new Set(
    saturday?.bookings.map(({ pickup }) => localMoment(pickup, saturday.timeZone).date),
  );
  const today = formatInstant(now.getTime()).slice(0, 10);
  const busyDays = [-1, 0, 1].map((days) => addDays(today, days));
  const season: Season = {
    first: `${now.getUTCFullYear() - 1}-01-01`,
    last: `${now.getUTCFullYear() + 1}-12-31`,
    now: now.getTime(),
    bookedIn: ({ dockId, boatModelId }) =>
      told.filter(({ dock, boatModel }) => dock.id === dockId && boatModel.id === boatModelId),
    isReserved: (date) => toldDays.has(date),
    // Whoever opens the dashboard for the first time finds a dock at work, also in winter.
    isBusy: (date) => busyDays.includes(date),
  };
  const fleets = fleetsOf(company);
  const aroundNow = tripsAroundNow(fleets, season, random);
  const others: Season = {
    ...season,
    bookedIn: (fleet) => [...season.bookedIn(fleet), ...aroundNow.filter(isOf(fleet))],
  };
  const booked = fleets.flatMap((fleet) => bookFleet(fleet, others, random));
  const trips = withPending([...aroundNow, ...booked], season.now, random).sort(
    (a, b) => a.bookedAt - b.bookedAt,
  );
  const handOuts = handOutBoats(trips, told.flatMap(hullUses), season.now, random);
  const customers = new DemoCustomers(company, random);
  const references = new References(
    random,
    told.map(({ reference }) => reference),
  );
  const bookings = trips.map((trip) =>
    makeBooking(trip, {
      company,
      customer: customers.whoBooksAt(trip.bookedAt),
      reference: references.next(),
      handOuts: handOuts.get(trip) ?? [],
      ...staffOf(saturday),
      now: season.now,
      random,
    }),
  );
  if (!saturday) return { company, customers: customers.rows, bookings };
  return {
    company,
    customers: [...saturdayCustomers(saturday, season.now), ...customers.rows],
    bookings: [...told.map((booking) => saturdayRows(booking, saturday, season.now)), ...bookings],
  };
}
