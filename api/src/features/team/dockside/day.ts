import type { AnswerOf, TeamOperations } from '@slipway/contract';
import { addDays, formatTimestamp, instantAt, localMoment, tripsAtRisk } from '@slipway/engine';
import { type RawBuilder, sql } from 'kysely';
import { dockScope, isInDockScope } from '../../../access/team/dock-scope.ts';
import type { Member } from '../../../actor.ts';
import type { TenantDatabase } from '../../../database/database.ts';
import { NotFoundError } from '../../../errors.ts';
import type { RequestContext, TeamHandler } from '../../../http/handler.ts';
import { readDockBoats } from '../../trips/dock-boats.ts';
import { readActorNames } from '../history/actor-names.ts';
import { hasBoatOut, readDockBookings } from './read-day.ts';
import { boatAnswer, type TripWithoutRisk, tripAnswers } from './trip-answer.ts';

type Context = RequestContext<Member>;
type Dockside = AnswerOf<TeamOperations['getDockside']>['data'];

export const getDockside: TeamHandler<'getDockside'> = async ({ query }, database, context) => {
  const { now } = context;
  const dock = await dockOf(database, context, query.dockId);
  const timeZone = dock?.address.timeZoneName ?? context.tenant.time_zone;
  const today = localMoment(now.getTime(), timeZone).date;
  const date = query.date ?? today;
  const [start, end] = [date, addDays(date, 1)].map(
    (day) => new Date(instantAt({ date: day, minutes: 0 }, timeZone)),
  );
  const ofDay = sql`(pickup_at < ${end} and return_at >= ${start})`;
  const chosen = date === today ? sql`(${ofDay} or ${hasBoatOut})` : ofDay;
  const atDock = dock ? sql`dock_id = ${dock.id}` : sql`true`;
  const day = await dockDay(database, context, sql`${chosen} and ${atDock}`);
  return {
    data: {
      now: formatTimestamp(now.getTime()),
      date,
      trips: day.trips,
      boats: day.boats.filter(({ dockId }) => !dock || dockId === dock.id),
    },
  };
};

/** The trips of the bookings that a condition chooses, and the boats, at the member's docks. */
export async function dockDay(
  database: TenantDatabase,
  context: Context,
  condition: RawBuilder<unknown>,
): Promise<Pick<Dockside, 'trips' | 'boats'>> {
  const { now, hardware } = context;
  const inScope = dockScope(context, 'bookings.dock_id');
  const bookings = await readDockBookings(database, sql`${condition} and ${inScope}`);
  const placed = (await readDockBoats(database, now)).filter(({ dockId }) =>
    isInDockScope(context, dockId),
  );
  const boats = await Promise.all(placed.map((boat) => boatAnswer(boat, hardware)));
  const byId = new Map(boats.map((boat) => [boat.id, boat]));
  const authors = bookings.flatMap(({ notes }) => notes.map(({ author }) => author));
  const nameOf = await readActorNames(database, authors);
  const trips = bookings.flatMap((booking) => tripAnswers(booking, { boats: byId, nameOf, now }));
  return { trips: withRisk(trips, boats, now), boats };
}

async function dockOf(database: TenantDatabase, context: Context, dockId: string | undefined) {
  if (dockId === undefined) return undefined;
  const dock = await database
    .selectFrom('docks')
    .select(['id', 'address'])
    .where('id', '=', dockId)
    .where(dockScope(context, 'docks.id'))
    .executeTakeFirst();
  if (!dock) throw new NotFoundError('dock', dockId);
  return dock;
}

/** Marks each trip for which no boat of its model may be left, because another one is late. */
function withRisk(
  trips: readonly TripWithoutRisk[],
  boats: Dockside['boats'],
  now: Date,
): Dockside['trips'] {
  const fleetOf = ({ dockId, boatModelId }: { dockId: string; boatModelId: string }) =>
    `${dockId} ${boatModelId}`;
  const keyOf = ({ bookingId, number }: TripWithoutRisk) => `${bookingId} ${number}`;
  const byKey = new Map(trips.map((trip) => [keyOf(trip), trip]));
  const risks = new Map<string, string>();
  for (const fleet of new Set(trips.map(fleetOf))) {
    const ofFleet = trips.filter((trip) => fleetOf(trip) === fleet);
    const hulls = boats.filter(
      (boat) => fleetOf(boat) === fleet && boat.state !== 'out_of_service',
    ).length;
    const planned = ofFleet.map((trip) => ({
      id: keyOf(trip),
      state: trip.state,
      pickup: Date.parse(trip.pickup),
      return: Date.parse(trip.return),
    }));
    for (const [trip, late] of tripsAtRisk(planned, hulls, now.getTime())) risks.set(trip, late);
  }
  return trips.map((trip) => {
    const late = byKey.get(risks.get(keyOf(trip)) ?? '');
    return {
      ...trip,
      atRiskOf: late ? { reference: late.reference, boatName: late.boat?.name ?? '' } : null,
    };
  });
}
