import type { Saturday } from '@slipway/company';
import { integratorApi, publicOperations } from '@slipway/contract';
import { addDays, DAY, localMoment } from '@slipway/engine';
import type { Database } from '../database/database.ts';
import { forTenant } from '../database/for-tenant.ts';
import type { BookingRows } from './bookings/booking-rows.ts';
import { makeBooking } from './bookings/make-booking.ts';
import { Random } from './random.ts';
import { References } from './references.ts';
import { saturdayCustomers } from './saturday.ts';
import { hullUses, staffOf } from './saturday-trips.ts';
import { storeBookings } from './store-bookings.ts';
import { bookFleet, type Season } from './trips/book-fleet.ts';
import { fleetsOf } from './trips/fleet.ts';
import { handOutBoats } from './trips/hand-out.ts';

const SEED = 20_250_614;
const DAYS_AROUND = 21;

/** Since then only the Saturday itself changed: the reference lists what did. */
const QUIET_DAYS = 7;

/**
 * Adds a few bookings before and after the Saturday, of the people whom the guides name. Whatever
 * the reference shows stays as it is.
 */
export async function storeWeeksAround(
  database: Database,
  { saturday, now }: { saturday: Saturday; now: Date },
): Promise<void> {
  const { company } = saturday;
  await storeBookings(forTenant(database, company.id), [], bookingsAround(saturday, now.getTime()));
}

function bookingsAround(saturday: Saturday, now: number): BookingRows[] {
  const { company, timeZone } = saturday;
  const random = new Random(SEED);
  const customers = saturdayCustomers(saturday, now);
  const references = new References(
    random,
    saturday.bookings.map(({ reference }) => reference),
  );
  const { date: today } = localMoment(now, timeZone);
  const days = [today, ...documentedDays()];
  const season: Season = {
    first: addDays(today, -DAYS_AROUND),
    last: addDays(today, DAYS_AROUND),
    now,
    bookedIn: () => [],
    isReserved: (date) => days.includes(date),
    isBusy: () => false,
  };
  const isClear = ({ pickup, return: end }: { pickup: number; return: number }) => {
    const [first, last] = [localMoment(pickup, timeZone).date, localMoment(end, timeZone).date];
    return days.every((day) => last < day || first > day);
  };
  const trips = fleetsOf(company)
    .flatMap((fleet) => bookFleet(fleet, season, random))
    .filter(isClear);
  const handOuts = handOutBoats(trips, saturday.bookings.flatMap(hullUses), now, random);
  const staff = staffOf(saturday);
  return trips
    .flatMap((trip) => {
      const known = customers.filter(
        ({ registered_at }) => registered_at.getTime() <= trip.bookedAt,
      );
      const customer = known.length > 0 && random.choose(known);
      if (!customer) return [];
      const of = { company, customer, reference: references.next(), now, random };
      return [makeBooking(trip, { ...of, handOuts: handOuts.get(trip) ?? [], ...staff })];
    })
    .filter(({ booking }) => booking.updated_at.getTime() < now - QUIET_DAYS * DAY);
}

/** The days that requests of the reference name: what is free on them is part of an answer. */
function documentedDays(): string[] {
  const requests = publicOperations(integratorApi).flatMap(({ examples }) =>
    Object.values(examples).map(({ query, body }) => ({ query, body })),
  );
  return [...new Set(JSON.stringify(requests).match(/\d{4}-\d{2}-\d{2}/g))];
}
