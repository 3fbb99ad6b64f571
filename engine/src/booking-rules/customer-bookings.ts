import type { BookingStatus } from '@slipway/contract';
import { add, type Rational, ZERO } from '../arithmetic/rational.ts';
import type { ConditionFacts } from '../condition/condition.ts';
import { tripWeekdays } from '../condition/trip-facts.ts';
import type { Instant } from '../time/instant.ts';
import { localMoment } from '../time/time-zone.ts';
import { hoursBetween } from '../trips/measures.ts';
import type { TripSale } from '../trips/trip.ts';

/** Another booking of the same customer. */
export interface CustomerBooking {
  status: BookingStatus;
  pickup: Instant;
  return: Instant;
  timeZone: string;
}

/** What the rules count about a customer, without the booking that is asked for. */
export interface CustomerCounts {
  sameDay: number;
  upcoming: number;
  upcomingHours: Rational;
  upcomingWeekend: number;
  month: number;
  monthHours: Rational;
  year: number;
}

/** Counts a customer's other bookings around a trip. Drafts, expired and canceled do not count. */
export function countBookings(
  bookings: readonly CustomerBooking[],
  trip: TripSale,
  now: Instant,
): CustomerCounts {
  const counted = bookings.filter(({ status }) =>
    ['option', 'confirmed', 'completed'].includes(status),
  );
  const date = pickupDate(trip);
  const upcoming = counted.filter(({ pickup }) => pickup > now);
  const inMonth = counted.filter((booking) => pickupDate(booking).startsWith(date.slice(0, 7)));
  const inYear = counted.filter((booking) => pickupDate(booking).startsWith(date.slice(0, 4)));
  return {
    sameDay: counted.filter((booking) => pickupDate(booking) === date).length,
    upcoming: upcoming.length,
    upcomingHours: hoursOf(upcoming),
    upcomingWeekend: upcoming.filter(touchesWeekend).length,
    month: inMonth.length,
    monthHours: hoursOf(inMonth),
    year: inYear.length,
  };
}

/** The counts as a custom condition knows them. */
export function countFacts(counts: CustomerCounts): ConditionFacts {
  return {
    'upcoming.count': counts.upcoming,
    'upcoming.hours': counts.upcomingHours,
    'upcoming.weekend': counts.upcomingWeekend,
    'month.count': counts.month,
    'month.hours': counts.monthHours,
    'year.count': counts.year,
  };
}

function pickupDate({ pickup, timeZone }: { pickup: Instant; timeZone: string }): string {
  return localMoment(pickup, timeZone).date;
}

function hoursOf(bookings: readonly CustomerBooking[]): Rational {
  return bookings.reduce(
    (sum, { pickup, return: back }) => add(sum, hoursBetween(pickup, back)),
    ZERO,
  );
}

function touchesWeekend(booking: CustomerBooking): boolean {
  const weekdays = tripWeekdays(booking);
  return weekdays.includes('saturday') || weekdays.includes('sunday');
}
