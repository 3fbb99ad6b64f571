import { type Rational, rational } from '../arithmetic/rational.ts';
import { DAY, HOUR, type Instant, MINUTE } from '../time/instant.ts';
import { daysBetween } from '../time/local-date.ts';
import { localMoment } from '../time/time-zone.ts';

/** The true time between two instants, in hours. */
export function hoursBetween(from: Instant, to: Instant): Rational {
  return rational(BigInt(to - from), BigInt(HOUR));
}

interface TripTimes {
  pickup: Instant;
  return: Instant;
  timeZone: string;
}

/** How long a trip lasts, in the units in which prices count. */
export interface TripLength {
  minutes: Rational;
  /** The true length, also over a change of the clock. */
  hours: Rational;
  /** By the clock on the wall, so that a week is 7 days whether or not the clock changes in it. */
  days: Rational;
  /** Midnights at the dock during the trip. */
  nights: number;
}

/** How long a trip lasts. */
export function tripLength(trip: TripTimes): TripLength {
  const pickup = localMoment(trip.pickup, trip.timeZone);
  const end = localMoment(trip.return, trip.timeZone);
  const nights = daysBetween(pickup.date, end.date);
  const onTheWall = nights * DAY + Math.round((end.minutes - pickup.minutes) * MINUTE);
  // The clock can show an earlier time at the return than at the pickup when it goes back.
  const wallTime = Math.max(0, onTheWall);
  return {
    minutes: rational(BigInt(trip.return - trip.pickup), BigInt(MINUTE)),
    hours: hoursBetween(trip.pickup, trip.return),
    days: rational(BigInt(wallTime), BigInt(DAY)),
    nights,
  };
}

/** Time between booking and pickup; 0 for a trip that is booked after its pickup. */
export function bookedAhead(sale: { bookedAt: Instant; pickup: Instant }): {
  hours: Rational;
  days: Rational;
} {
  const ahead = BigInt(Math.max(0, sale.pickup - sale.bookedAt));
  return { hours: rational(ahead, BigInt(HOUR)), days: rational(ahead, BigInt(DAY)) };
}
