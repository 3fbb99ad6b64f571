import type { AnswerOf, TeamOperations } from '@slipway/contract';
import {
  boatsLeft,
  formatInstant,
  formatTimestamp,
  type Instant,
  type Period,
  pausesAt,
  staysAt,
  tripState,
} from '@slipway/engine';
import type { TeamHandler } from '../../../http/handler.ts';
import { blockoutAnswer } from './blockouts.ts';
import {
  blockoutOf,
  fleetOf,
  type PlannedBoat,
  type PlannedBooking,
  periodOf,
  readBlockouts,
  readBoats,
  readDocks,
  readPlannedBookings,
} from './planning.ts';

type Board = AnswerOf<TeamOperations['getBoard']>['data'];

export const getBoard: TeamHandler<'getBoard'> = async ({ query }, database, context) => {
  const { now } = context;
  const docks = await readDocks(database, context, query.dockId?.toLowerCase());
  if (docks.length === 0) return { data: { docks: [], bookings: [], blockouts: [] } };
  const period = periodOf(docks, query.from, query.days);
  const dockIds = docks.map(({ id }) => id);
  const [boats, blockouts, bookings] = await Promise.all([
    readBoats(database, period.end),
    readBlockouts(database, context, period),
    readPlannedBookings(database, dockIds, period, now),
  ]);
  const blocked = blockouts.map(blockoutOf);
  return {
    data: {
      docks: docks.map((dock) => ({
        ...dock,
        models: modelsAt(dock.id, boats, period).map((model) => {
          const fleet = { dockId: dock.id, boatModelId: model.id };
          const steps = boatsLeft(fleetOf(fleet, boats, blocked, bookings, now), period);
          return {
            ...model,
            free: steps.map(({ moment, free }) => ({ moment: formatInstant(moment), free })),
          };
        }),
      })),
      bookings: bookings.map((booking) => bookingAnswer(booking, now)),
      blockouts: blockouts.map(blockoutAnswer),
    },
  };
};

/** The models of which boats lie at a dock in a period, each with these boats. */
export function modelsAt(dockId: string, boats: readonly PlannedBoat[], period: Period) {
  const models = new Map<
    string,
    { id: string; name: string; boats: Board['docks'][number]['models'][number]['boats'] }
  >();
  for (const { id, name, model, placements } of boats) {
    const stays = within(period, staysAt(dockId, placements));
    const pauses = within(period, pausesAt(dockId, placements));
    if (stays.length === 0 && pauses.length === 0) continue;
    const known = models.get(model.id) ?? { ...model, boats: [] };
    known.boats.push({ id, name, stays, outOfService: pauses });
    models.set(model.id, known);
  }
  return [...models.values()];
}

function within({ start, end }: Period, times: readonly { start: Instant; end: Instant | null }[]) {
  return times
    .filter((time) => time.start < end && (time.end ?? Number.POSITIVE_INFINITY) > start)
    .map((time) => ({
      since: formatInstant(time.start),
      until:
        time.end === null || time.end === Number.POSITIVE_INFINITY ? null : formatInstant(time.end),
    }));
}

function bookingAnswer(booking: PlannedBooking, now: Date): Board['bookings'][number] {
  return {
    id: booking.id,
    reference: booking.reference,
    status: booking.status,
    customerName: booking.customerName,
    dockId: booking.dockId,
    boatModelId: booking.boatModelId,
    pickup: formatInstant(booking.tripStart),
    return: formatInstant(booking.tripEnd),
    takenFrom: formatInstant(booking.pickup),
    takenUntil: formatInstant(booking.return),
    boats: booking.boats,
    passengers: booking.passengers,
    balance: booking.balance,
    expiresAt: booking.expiresAt && formatInstant(booking.expiresAt.getTime()),
    updatedAt: formatTimestamp(booking.updatedAt.getTime()),
    trips: Array.from({ length: booking.boats }, (_, index) => {
      const trip = booking.trips.find(({ position }) => position === index + 1);
      const state = tripState(
        {
          pickup: booking.tripStart,
          return: booking.tripEnd,
          handedOut: trip?.out ?? false,
          paused: trip?.paused ?? false,
          ended: trip?.back ?? booking.status === 'completed',
        },
        now.getTime(),
      );
      return { boatId: trip?.boatId ?? null, state };
    }),
  };
}
