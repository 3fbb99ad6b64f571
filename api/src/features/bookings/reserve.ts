import { ERROR_TEXT } from '@slipway/contract';
import {
  canBook,
  checkTraffic,
  MINUTE,
  type Movement,
  type StartTimes,
  startTimeAround,
} from '@slipway/engine';
import { sql } from 'kysely';
import type { TenantDatabase, TenantTransaction } from '../../database/database.ts';
import { thisTenant } from '../../database/this-tenant.ts';
import { NotAcceptableError } from '../../errors.ts';
import { readFleet } from '../availability/fleet.ts';
import type { Offer } from './offer.ts';
import { type StoredBooking, tripOf } from './read.ts';
import { takesBoatsAt } from './status-sql.ts';
import type { Trip } from './trip.ts';

/** When the question is asked, and which booking does not count because it is being changed. */
type Viewpoint = { now: Date; exceptBookingId?: string | undefined };

/** Refuses a trip for which there are not enough free boats or no room at the dock. */
export async function assertBookable(
  database: TenantDatabase,
  { trip, turnaround, taken, trafficLimit, startTimes }: Offer,
  viewpoint: Viewpoint,
): Promise<void> {
  const { fleet } = await readFleet(database, { ...trip, ...viewpoint, period: taken });
  if (!canBook(fleet, { ...trip, turnaround })) {
    throw new NotAcceptableError(ERROR_TEXT.noAvailability);
  }
  if (!trafficLimit) return;
  const booked = await readTraffic(database, trip, startTimes, viewpoint);
  if (!checkTraffic(trafficLimit, booked, trip, startTimes).allowed) {
    throw new NotAcceptableError(ERROR_TEXT.trafficLimit);
  }
}

type Reservation = {
  changing?: { id: string; fleet_id: string };
  /** Staff promise boats that may not be there. */
  anyAvailability?: boolean;
};

/**
 * Keeps the boats of an offer for this transaction alone, or refuses it because they are taken.
 * The boats of a booking that is being changed count as free.
 */
export async function reserveBoats(
  transaction: TenantTransaction,
  offer: Offer,
  now: Date,
  { changing, anyAvailability = false }: Reservation = {},
): Promise<void> {
  const { fleetId, taken, trip, trafficLimit } = offer;
  const fleets = await lockFleets(transaction, {
    fleetIds: [fleetId, ...(changing ? [changing.fleet_id] : [])],
    limitedDockId: trafficLimit ? trip.dockId : null,
  });
  if (!anyAvailability) {
    await assertBookable(transaction, offer, { now, exceptBookingId: changing?.id });
  }
  const longest = fleets.find(({ id }) => id === fleetId)?.longest_taken_minutes ?? 0;
  const minutes = Math.ceil((taken.end - taken.start) / MINUTE);
  if (minutes <= longest) return;
  await transaction
    .updateTable('fleets')
    .set({ longest_taken_minutes: minutes })
    .where('id', '=', fleetId)
    .execute();
}

/**
 * Whether the boats that a booking had are free again; they then stay so until the transaction
 * ends.
 */
export async function boatsAreFree(
  transaction: TenantTransaction,
  booking: StoredBooking,
  now: Date,
): Promise<boolean> {
  await lockFleets(transaction, { fleetIds: [booking.fleet_id], limitedDockId: null });
  const { taken_from, taken_until, boats } = booking;
  const period = { start: taken_from.getTime(), end: taken_until.getTime() };
  const trip = tripOf(booking);
  const { fleet } = await readFleet(transaction, {
    ...trip,
    period,
    now,
    exceptBookingId: booking.id,
  });
  const taken = { pickup: period.start, return: period.end, boats };
  return canBook(fleet, { ...taken, turnaround: { before: 0, after: 0 } });
}

type Locks = { fleetIds: readonly string[]; limitedDockId: string | null };

/**
 * Makes every other booking of these fleets wait until the transaction ends, so that what is free
 * now stays free. What is free must be read in a later statement, which sees what the booking that
 * held the lock before has taken.
 *
 * Everything takes its locks in one order, so that nobody ends up waiting in a circle: idempotency
 * key, company, booking, docks by ID (a traffic limit counts all fleets of its dock), fleets by ID,
 * discount code, add-ons by ID, and the month and day in which a new customer is counted. All of them are
 * `for no key update`, which lets others go on storing rows that refer to these.
 */
async function lockFleets(
  transaction: TenantTransaction,
  { fleetIds, limitedDockId }: Locks,
): Promise<{ id: string; longest_taken_minutes: number }[]> {
  if (limitedDockId) {
    await transaction
      .selectFrom('docks')
      .select('id')
      .where('id', '=', limitedDockId)
      .forNoKeyUpdate()
      .execute();
  }
  return transaction
    .selectFrom('fleets')
    .select(['id', 'longest_taken_minutes'])
    .where('id', 'in', fleetIds)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/** The trips of a dock, whatever the boat model, that leave or come back when this one does. */
async function readTraffic(
  database: TenantDatabase,
  trip: Trip,
  startTimes: StartTimes,
  { now, exceptBookingId }: Viewpoint,
): Promise<Movement[]> {
  const leaving = startTimeAround(trip.pickup, startTimes);
  const returning = startTimeAround(trip.return, startTimes);
  const { rows } = await sql<{ pickup: Date; return: Date; boats: number }>`
    select pickup_at as pickup, return_at as return, boats
    from fleets
    join bookings on bookings.tenant_id = fleets.tenant_id and fleet_id = fleets.id
    cross join (values
      (${new Date(leaving.start)}::timestamptz, ${new Date(leaving.end)}::timestamptz),
      (${new Date(returning.start)}::timestamptz, ${new Date(returning.end)}::timestamptz)
    ) as busy (since, until)
    where fleets.tenant_id = ${thisTenant} and fleets.dock_id = ${trip.dockId}
      and taken_from >= busy.since - longest_taken_minutes * interval '1 minute'
      and taken_from < busy.until
      and (
        (pickup_at >= busy.since and pickup_at < busy.until)
        or (return_at >= busy.since and return_at < busy.until)
      )
      and ${takesBoatsAt(now)}
      and bookings.id is distinct from ${exceptBookingId ?? null}::uuid
    group by bookings.tenant_id, bookings.id
  `.execute(database);
  return rows.map(({ pickup, return: back, boats }) => ({
    pickup: pickup.getTime(),
    return: back.getTime(),
    boats,
  }));
}
