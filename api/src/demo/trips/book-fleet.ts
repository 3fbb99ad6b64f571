import {
  availability,
  checkTraffic,
  DAY,
  datesIn,
  HOUR,
  type LocalDate,
  type Movement,
  START_EVERY,
  takenPeriod,
} from '@slipway/engine';
import type { Random } from '../random.ts';
import { boatsAt, type DemoFleet } from './fleet.ts';
import { type DemoTrip, takesBoats } from './trip.ts';
import { expectedBookings, leadTime, offersOn, wishFor } from './wishes.ts';

/** The days of the demo, as seen from now. */
export type Season = {
  first: LocalDate;
  last: LocalDate;
  now: number;
  /** What is booked already and takes its boats. */
  bookedIn(fleet: DemoFleet): readonly Movement[];
  /** Days on which nothing else starts, because the documentation tells of them. */
  isReserved(date: LocalDate): boolean;
  /** Days that are as busy as in June, whatever month it is. */
  isBusy(date: LocalDate): boolean;
};

/** No trip of the demo is longer, so that older ones cannot be in the way. */
const LONGEST_TRIP = 7 * DAY;

/** Boats that stay free at any time to come, so that a newcomer always finds one. */
const SPARE_SHARE = 1 / 3;

/** Books a fleet day by day, as wishes come in, and never beyond its boats. */
export function bookFleet(fleet: DemoFleet, season: Season, random: Random): DemoTrip[] {
  const trips: DemoTrip[] = [];
  let taken = [...season.bookedIn(fleet)];
  for (const date of datesIn({ from: season.first, until: season.last })) {
    for (const trip of wishesOn(date, fleet, season, random)) {
      taken = taken.filter((other) => other.return > trip.pickup - LONGEST_TRIP);
      if (!fits(trip, taken, spareBoats(trip, season.now))) continue;
      trips.push(trip);
      if (takesBoats(trip)) taken.push(trip);
    }
  }
  return trips;
}

/** What people want for a date and have asked for by now. */
function wishesOn(date: LocalDate, fleet: DemoFleet, season: Season, random: Random): DemoTrip[] {
  const { from, until } = fleet.setup;
  if (date < from || (until !== null && date > until)) return [];
  if (season.isReserved(date)) return [];
  const asked = season.now - HOUR;
  const boats = boatsAt(fleet, Date.parse(date));
  const wishes = random.around(expectedBookings(date, boats, season.isBusy(date)));
  // Most wishes for a far day are still to come: telling them by the day spares their start times.
  const leads = Array.from({ length: wishes }, () => leadTime(random)).filter(
    (lead) => Date.parse(date) - lead < asked,
  );
  const offers = leads.length > 0 ? offersOn(date, fleet) : [];
  if (offers.length === 0) return [];
  return leads
    .map((lead) => wishFor(offers, fleet, lead, random))
    .filter(({ bookedAt }) => bookedAt <= asked);
}

/** How many boats a trip has to leave, so that a newcomer finds one. */
function spareBoats({ fleet, pickup, return: end }: DemoTrip, now: number): number {
  return end > now ? Math.ceil(boatsAt(fleet, pickup) * SPARE_SHARE) : 0;
}

/** Whether a trip has its boats and leaves so many, and the dock has room for its start and end. */
export function fits(trip: DemoTrip, others: readonly Movement[], spare: number): boolean {
  const { fleet, boats } = trip;
  const { turnaround } = fleet.schedule;
  const bookings = others.map((other) => ({ ...other, turnaround }));
  const { lowestAvailability: free } = availability(
    { ...fleet, blockouts: [], bookings },
    takenPeriod({ ...trip, turnaround }),
  );
  return free >= boats + spare && trafficAllows(trip, others);
}

function trafficAllows(trip: DemoTrip, others: readonly Movement[]): boolean {
  const { trafficLimit, timeZone, schedule } = trip.fleet;
  if (trafficLimit === null) return true;
  const startEvery = schedule.type === 'weekly' ? schedule.startEvery : Math.min(...START_EVERY);
  return checkTraffic(trafficLimit, others, trip, { timeZone, startEvery }).allowed;
}
