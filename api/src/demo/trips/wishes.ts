import {
  DAY,
  HOUR,
  type LocalDate,
  localMoment,
  type StartTime,
  startTimesOn,
  type Weekday,
  weekdayOf,
} from '@slipway/engine';
import type { Random } from '../random.ts';
import type { DemoFleet } from './fleet.ts';
import { type DemoTrip, wholeMinute } from './trip.ts';

/** Trips that a boat would make on a day of June in the middle of the week. */
const TRIPS_PER_BOAT = 0.9;

/** From January to December: a summer business that never quite closes. */
const MONTHS = [0.06, 0.06, 0.12, 0.35, 0.7, 1, 1.15, 1.1, 0.65, 0.3, 0.1, 0.06];

const WEEKDAYS: Record<Weekday, number> = {
  monday: 0.6,
  tuesday: 0.6,
  wednesday: 0.65,
  thursday: 0.7,
  friday: 1,
  saturday: 1.5,
  sunday: 1.3,
};

/** How many bookings to expect for a date, or for any date of the month of June. */
export function expectedBookings(date: LocalDate, boats: number, asInJune: boolean): number {
  const month = asInJune ? 1 : (MONTHS[Number(date.slice(5, 7)) - 1] ?? 0);
  return TRIPS_PER_BOAT * boats * month * WEEKDAYS[weekdayOf(date)];
}

/** A pickup that can be chosen, and how many people want it. */
type Offer = StartTime & { popularity: number };

const NOON = 12 * 60;

/** The pickups of a date. Late morning and noon are what most people want. */
export function offersOn(date: LocalDate, { schedule, timeZone }: DemoFleet): Offer[] {
  return startTimesOn(schedule, date, timeZone).map((start) => {
    const { minutes } = localMoment(start.pickup, timeZone);
    return { ...start, popularity: 1 / (1 + Math.abs(minutes - NOON) / 90) };
  });
}

const SOURCES = ['customer', 'customer', 'customer', 'staff', 'api'] as const;

/** A trip that somebody wants, and books so long ahead; there must be an offer. */
export function wishFor(
  offers: readonly Offer[],
  fleet: DemoFleet,
  lead: number,
  random: Random,
): DemoTrip {
  const { pickup, returns, slotId } = random.choose(offers, ({ popularity }) => popularity);
  const boats = fleet.mostBoats > 1 && random.happens(0.08) ? 2 : 1;
  const fate = fateOf(random);
  return {
    fleet,
    pickup,
    return: random.choose(returns, (moment) => (moment - pickup <= 4 * HOUR ? 3 : 1)),
    slotId,
    boats,
    passengers: Math.min(fleet.capacity * boats, random.between(2, fleet.capacity + boats - 1)),
    bookedAt: wholeMinute(pickup - lead),
    bookedBy: fate === 'kept' ? random.choose(SOURCES) : 'customer',
    fate,
    isLate: false,
  };
}

/** How long ahead somebody books: most within two weeks, some plan their summer in winter. */
export function leadTime(random: Random): number {
  if (random.happens(0.3)) return random.between(20, 330) * DAY;
  return HOUR + random.wait(9 * DAY);
}

function fateOf(random: Random): DemoTrip['fate'] {
  if (random.happens(0.06)) return 'canceled';
  return random.happens(0.02) ? 'expired' : 'kept';
}
