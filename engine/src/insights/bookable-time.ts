import { availability } from '../availability/availability.ts';
import type { Fleet } from '../availability/fleet.ts';
import { lastReturnDate } from '../rental-setups/last-return-date.ts';
import type { RentalSetup } from '../rental-setups/rental-setup.ts';
import { hoursOn } from '../schedules/day.ts';
import type { DayHours, Schedule } from '../schedules/schedule.ts';
import { startTimesOn } from '../schedules/start-times.ts';
import { DAY, type Instant, MINUTE, type Period } from '../time/instant.ts';
import type { DateRange, LocalDate } from '../time/local.ts';
import { addDays, datesIn } from '../time/local-date.ts';
import { instantAt, localMoment } from '../time/time-zone.ts';

/** When a model could be rented at its dock. */
export interface RentedOut {
  setups: readonly (Pick<RentalSetup, 'from' | 'until' | 'runOverDays'> & { schedule: Schedule })[];
  timeZone: string;
  /** From which moment the dock takes pickups. */
  opensAt: Instant;
}

/**
 * For each day of the range, the minutes in which customers could have been out with the boats of a
 * fleet, taken together. What lies in several possible trips counts once, on the day of the first
 * pickup; boats that are out of service or blocked do not count.
 */
export function bookableMinutes(
  fleet: Omit<Fleet, 'bookings'>,
  rented: RentedOut,
  range: DateRange,
): Map<LocalDate, number> {
  const tripsOn = tripsOf(rented);
  const days = datesIn(range).map((date) => ({ date, trips: tripsOn(date) }));
  const [first, ...others] = days.flatMap(({ trips }) => trips);
  if (!first) return new Map();
  const end = others.reduce((latest, trip) => Math.max(latest, trip.end), first.end);
  const span = { start: first.start, end };
  const boatMinutes = boatMinutesWithin(fleet, span);
  let counted = span.start;
  return new Map(
    days.map(({ date, trips }) => {
      let minutes = 0;
      for (const { start, end } of trips) {
        if (end <= counted) continue;
        minutes += boatMinutes({ start: Math.max(start, counted), end });
        counted = end;
      }
      return [date, minutes];
    }),
  );
}

/** From the first pickup of a day to the last return of what leaves on it; null when nothing does. */
export function bookableHours(rented: RentedOut, date: LocalDate): Period | null {
  const trips = tripsOf(rented)(date);
  const [first] = trips;
  return first ? { start: first.start, end: Math.max(...trips.map(({ end }) => end)) } : null;
}

/** The longest trip of each pickup of a day, in order. */
function tripsOf({ setups, timeZone, opensAt }: RentedOut): (date: LocalDate) => Period[] {
  const rented = setups.map(({ schedule, ...setup }) => ({
    isOn: (date: LocalDate) => setup.from <= date && (setup.until === null || date <= setup.until),
    tripsOn: scheduledTrips(schedule, timeZone),
    lastReturn: lastReturnDate(setup),
  }));
  return (date) =>
    rented
      .filter(({ isOn }) => isOn(date))
      .flatMap(({ tripsOn, lastReturn }) =>
        tripsOn(date).filter(
          ({ start, end }) =>
            start >= opensAt &&
            (lastReturn === null || localMoment(end, timeZone).date <= lastReturn),
        ),
      )
      .sort((a, b) => a.start - b.start);
}

/** Working out every start of a day takes long, and most days of a year are alike. */
function scheduledTrips(schedule: Schedule, timeZone: string): (date: LocalDate) => Period[] {
  if (schedule.type === 'slot') return (date) => longestTrips(schedule, date, timeZone);
  /** Trips of days with the same hours, in milliseconds from midnight. */
  const usual = new Map<DayHours, Period[]>();
  return (date) => {
    const hours = hoursOn(schedule, date);
    if (!hours) return [];
    const midnight = instantAt({ date, minutes: 0 }, timeZone);
    const next = instantAt({ date: addDays(date, 1), minutes: 0 }, timeZone);
    if (next - midnight !== DAY) return longestTrips(schedule, date, timeZone);
    const known = usual.get(hours);
    if (known) return moved(known, midnight);
    const trips = longestTrips(schedule, date, timeZone);
    usual.set(hours, moved(trips, -midnight));
    return trips;
  };
}

function longestTrips(schedule: Schedule, date: LocalDate, timeZone: string): Period[] {
  return startTimesOn(schedule, date, timeZone).map(({ pickup, returns }) => ({
    start: pickup,
    end: Math.max(...returns),
  }));
}

function moved(trips: readonly Period[], by: number): Period[] {
  return trips.map(({ start, end }) => ({ start: start + by, end: end + by }));
}

/** Adds up the boats in service over any part of a span. */
function boatMinutesWithin(fleet: Omit<Fleet, 'bookings'>, span: Period): (part: Period) => number {
  const { perMoment } = availability({ ...fleet, bookings: [] }, span);
  const stretches = perMoment.map(({ moment, availability: boats }, index) => ({
    start: moment,
    end: perMoment[index + 1]?.moment ?? span.end,
    boats,
  }));
  return (part) =>
    stretches.reduce((sum, { start, end, boats }) => {
      const shared = Math.min(end, part.end) - Math.max(start, part.start);
      return shared > 0 ? sum + (shared / MINUTE) * boats : sum;
    }, 0);
}
