import type { AnswerOf, TeamOperations } from '@slipway/contract';
import {
  bookableHours,
  concerns,
  formatInstant,
  freeBoatsWithin,
  MINUTE,
  type Period,
  staysAt,
} from '@slipway/engine';
import type { TeamHandler } from '../../../http/handler.ts';
import { readRented } from '../insights/read-bookable.ts';
import { modelsAt } from './board.ts';
import {
  blockoutOf,
  fleetOf,
  type PlannedBooking,
  type PlannedDock,
  periodOf,
  readBlockouts,
  readBoats,
  readDocks,
  readPlannedBookings,
} from './planning.ts';

const HALF_HOUR = 30 * MINUTE;

type Model = AnswerOf<TeamOperations['getFreeBoats']>['data']['models'][number];
type Taken = Model['halfHours'][number]['takenBy'][number];

export const getFreeBoats: TeamHandler<'getFreeBoats'> = async ({ query }, database, context) => {
  const { now } = context;
  const docks = await readDocks(database, context, query.dockId.toLowerCase());
  const [dock] = docks as [PlannedDock];
  const day = periodOf(docks, query.date, 1);
  const [boats, stored, bookings, rented] = await Promise.all([
    readBoats(database, day.end),
    readBlockouts(database, context, day),
    readPlannedBookings(database, [dock.id], day, now),
    readRented(database, context, { dockId: dock.id }),
  ]);
  const blockouts = stored.map(blockoutOf);
  const models = modelsAt(dock.id, boats, day).map(({ id, name, boats: rows }): Model => {
    const fleet = fleetOf({ dockId: dock.id, boatModelId: id }, boats, blockouts, bookings, now);
    const free = freeBoatsWithin(fleet, day);
    const stays = staysAt(dock.id, fleet.placements);
    const blocking = blockouts.filter((blockout) => concerns(blockout, dock.id, id));
    const halfHours = halvesOf(day).map((half) => {
      const inService = stays.filter(({ start, end }) => start <= half.start && end >= half.end);
      return {
        moment: formatInstant(half.start),
        inService: inService.length,
        free: free(half),
        takenBy: [
          ...fleet.bookings
            .filter((booking) => overlaps(half, { start: booking.pickup, end: booking.return }))
            .map((booking) => takenByBooking(booking, half)),
          ...blocking
            .filter(({ from, until }) => overlaps(half, { start: from, end: until }))
            .map(({ reason, boats: blocked }) => ({
              kind: 'blockout' as const,
              reference: null,
              name: reason,
              boats: blocked === 'all' ? inService.length : blocked,
            })),
        ],
      };
    });
    const outOfService = rows.filter((boat) => boat.outOfService.length > 0);
    const setups = rented.find(({ boatModelId }) => boatModelId === id);
    const hours = setups && bookableHours(setups, query.date);
    return {
      id,
      name,
      outOfService: outOfService.map((boat) => boat.name),
      firstPickup: hours ? formatInstant(hours.start) : null,
      lastReturn: hours ? formatInstant(hours.end) : null,
      halfHours,
    };
  });
  return { data: { timeZone: dock.timeZone, models } };
};

function halvesOf({ start, end }: Period): Period[] {
  const halves: Period[] = [];
  for (let at = start; at < end; at += HALF_HOUR) halves.push({ start: at, end: at + HALF_HOUR });
  return halves;
}

function overlaps(one: Period, other: Period): boolean {
  return one.start < other.end && other.start < one.end;
}

/** A half hour outside of the trip itself is taken by what is kept free around it. */
function takenByBooking(booking: PlannedBooking, half: Period): Taken {
  const isTrip = overlaps(half, { start: booking.tripStart, end: booking.tripEnd });
  return {
    kind: isTrip ? 'booking' : 'turnaround',
    reference: booking.reference,
    name: booking.customerName ?? booking.reference,
    boats: booking.boats,
  };
}
