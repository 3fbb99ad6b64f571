import { HOUR, localMoment, MINUTE } from '@slipway/engine';
import type { Random } from '../random.ts';
import { fits, type Season } from './book-fleet.ts';
import { boatsAt, type DemoFleet } from './fleet.ts';
import { type DemoTrip, wholeMinute } from './trip.ts';
import { offersOn } from './wishes.ts';

/** When the trips around now begin or end, in minutes from it. */
const AROUND: readonly ({ begins: number } | { ends: number; isLate?: true })[] = [
  { ends: -65 },
  { ends: -20, isLate: true },
  { ends: 40 },
  { begins: 25 },
  { begins: 90 },
  { begins: 150 },
  { begins: 210 },
  { begins: 270 },
];

/** With fewer boats, the trips of the day leave no room. */
const FEWEST_BOATS = 3;

const STEP = 5 * MINUTE;

/**
 * Trips of this moment, at any hour of the day: whoever starts the demo at night finds a boat that
 * is late, one that is out, and the next to hand out. Staff entered them without looking at the
 * opening hours.
 */
export function tripsAroundNow(
  fleets: readonly DemoFleet[],
  season: Season,
  random: Random,
): DemoTrip[] {
  const { now } = season;
  const open = fleets.flatMap((fleet) => {
    const length = shortestTrip(fleet, season);
    return length !== null && boatsAt(fleet, now) >= FEWEST_BOATS ? [{ fleet, length }] : [];
  });
  const trips: DemoTrip[] = [];
  AROUND.forEach((moment, index) => {
    const chosen = open[index % open.length];
    if (!chosen) return;
    const trip = tripAt(moment, { ...chosen, now }, random);
    const others = [...season.bookedIn(trip.fleet), ...trips.filter(isOf(trip.fleet))];
    if (fits(trip, others, 0)) trips.push(trip);
  });
  return trips;
}

/** Whether a trip takes boats of a fleet. */
export function isOf(fleet: DemoFleet): (trip: DemoTrip) => boolean {
  return (trip) => trip.fleet === fleet;
}

/** The length of the shortest trip of today; null where nothing can be booked, or only fixed trips. */
function shortestTrip(fleet: DemoFleet, { now, isReserved }: Season): number | null {
  const { date } = localMoment(now, fleet.timeZone);
  const { from, until } = fleet.setup;
  const isClosed = date < from || (until !== null && date > until) || isReserved(date);
  if (isClosed || fleet.schedule.type !== 'weekly') return null;
  const lengths = offersOn(date, fleet).flatMap(({ pickup, returns }) =>
    returns.map((end) => end - pickup),
  );
  return lengths.length > 0 ? Math.min(...lengths) : null;
}

function tripAt(
  moment: (typeof AROUND)[number],
  { fleet, length, now }: { fleet: DemoFleet; length: number; now: number },
  random: Random,
): DemoTrip {
  const at = Math.floor(now / STEP) * STEP;
  const pickup =
    'begins' in moment ? at + moment.begins * MINUTE : at + moment.ends * MINUTE - length;
  return {
    fleet,
    pickup,
    return: pickup + length,
    slotId: null,
    boats: 1,
    passengers: random.between(2, fleet.capacity),
    bookedAt: wholeMinute(Math.min(pickup - 3 * HOUR, now - HOUR / 2)),
    bookedBy: 'staff',
    fate: 'kept',
    isLate: 'isLate' in moment,
  };
}
