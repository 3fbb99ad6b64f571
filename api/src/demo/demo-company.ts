import type { Company } from '@slipway/company';
import { BOOKING_REFERENCE_LENGTH, EXAMPLE_ID, MODEL_BOOKING } from '@slipway/contract';
import { REFERENCE_ALPHABET } from '../features/bookings/booking-reference.ts';
import { type BookingRows, makeBooking } from './bookings/make-booking.ts';
import {
  exampleCustomers,
  isModelFleet,
  MODEL_DATE,
  modelBooking,
} from './bookings/model-booking.ts';
import { type CustomerRow, DemoCustomers } from './customers.ts';
import { Random } from './random.ts';
import { bookFleet } from './trips/book-fleet.ts';
import { type DemoFleet, fleetsOf } from './trips/fleet.ts';
import { withPending } from './trips/trip.ts';

const SEED = 20_250_614;

/** The customers and bookings of one company of the demo. */
export type DemoCompany = {
  company: Company;
  customers: CustomerRow[];
  bookings: BookingRows[];
};

/** Three seasons around now: last year, this year and what is booked for the next. */
export function makeDemoCompany(company: Company, now: Date): DemoCompany {
  const random = new Random(SEED);
  const fleets = fleetsOf(company);
  const year = now.getUTCFullYear();
  const season = {
    first: `${year - 1}-01-01`,
    last: `${year + 1}-12-31`,
    now: now.getTime(),
    isReserved: (fleet: DemoFleet, date: string) => isModelFleet(fleet) && date === MODEL_DATE,
  };
  const booked = fleets.flatMap((fleet) => bookFleet(fleet, season, random));
  const trips = withPending(booked, season.now, random).sort((a, b) => a.bookedAt - b.bookedAt);
  const customers = new DemoCustomers(company, random);
  const references = new References(random);
  const bookings = trips.map((trip) =>
    makeBooking(trip, {
      company,
      customer: customers.whoBooksAt(trip.bookedAt),
      reference: references.next(),
      now: season.now,
      random,
    }),
  );
  if (company.id !== EXAMPLE_ID.heronBay) {
    return { company, customers: customers.rows, bookings };
  }
  const modelBookings = fleets.filter(isModelFleet).map((fleet) => modelBooking(fleet, season.now));
  return {
    company,
    customers: [...exampleCustomers(), ...customers.rows],
    bookings: [...modelBookings, ...bookings],
  };
}

/** References that no other booking of the company has. */
class References {
  readonly #used = new Set<string>([MODEL_BOOKING.reference]);
  readonly #random: Random;

  constructor(random: Random) {
    this.#random = random;
  }

  next(): string {
    let reference: string;
    do {
      const letters = Array.from({ length: BOOKING_REFERENCE_LENGTH }, () =>
        this.#random.choose([...REFERENCE_ALPHABET]),
      );
      reference = letters.join('');
    } while (this.#used.has(reference));
    this.#used.add(reference);
    return reference;
  }
}
