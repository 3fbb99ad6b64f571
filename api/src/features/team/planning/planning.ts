import type { BookingStatus } from '@slipway/contract';
import {
  addDays,
  type Blockout,
  type BookedBoats,
  type Fleet,
  type Instant,
  instantAt,
  type LocalDate,
  type Period,
  type Placement,
  takesBoats,
} from '@slipway/engine';
import { type RawBuilder, sql } from 'kysely';
import { dockScope } from '../../../access/team/dock-scope.ts';
import type { Member } from '../../../actor.ts';
import type { TenantDatabase } from '../../../database/database.ts';
import { takesBoatsAt } from '../../../database/status-sql.ts';
import { thisTenant } from '../../../database/this-tenant.ts';
import { NotFoundError } from '../../../errors.ts';
import { balance } from '../../../ledger/figures-sql.ts';
import { PLACEMENT_FIELDS } from '../../availability/fleet-sql.ts';
import { joinAlias, nameOnBooking } from '../../bookings/alias.ts';

// What the screens of Planning are made of: docks with their boats, and what takes these boats.

export type PlanningContext = { actor: Member; now: Date };

export type PlannedDock = { id: string; name: string; timeZone: string };

export type PlannedBoat = {
  id: string;
  name: string;
  model: { id: string; name: string };
  placements: Placement[];
};

export type StoredBlockout = {
  id: string;
  reason: string;
  starts_at: Date;
  ends_at: Date;
  dock_ids: string[] | null;
  boat_model_ids: string[] | null;
  boats: number | null;
};

/** A blockout with the moment of its last change. */
export type ChangedBlockout = StoredBlockout & { updated_at: Date };

export const BLOCKOUT_COLUMNS = [
  'id',
  'reason',
  'starts_at',
  'ends_at',
  'dock_ids',
  'boat_model_ids',
  'boats',
  'updated_at',
] as const;

/** A booking as far as planning cares; its period is the one in which it takes boats. */
export type PlannedBooking = BookedBoats & {
  id: string;
  reference: string;
  status: BookingStatus;
  customerName: string | null;
  dockId: string;
  boatModelId: string;
  tripStart: Instant;
  tripEnd: Instant;
  passengers: number;
  balance: number;
  expiresAt: Date | null;
  updatedAt: Date;
  trips: { boatId: string; position: number; out: boolean; paused: boolean; back: boolean }[];
};

/** The docks of a member, or one of them. */
export async function readDocks(
  database: TenantDatabase,
  context: PlanningContext,
  dockId?: string,
): Promise<PlannedDock[]> {
  const { rows } = await sql<PlannedDock>`
    select id, name, address ->> 'timeZoneName' as "timeZone"
    from docks
    where tenant_id = ${thisTenant} and archived_at is null and ${dockScope(context, 'id')}
      and ${dockId === undefined ? sql`true` : sql`id = ${dockId}`}
    order by position, id
  `.execute(database);
  if (dockId !== undefined && rows.length === 0) throw new NotFoundError('dock', dockId);
  return rows;
}

/** The days as the docks live them: from the first midnight of any dock to the last. */
export function periodOf(docks: readonly PlannedDock[], first: LocalDate, days: number): Period {
  const midnights = (date: LocalDate) =>
    docks.map(({ timeZone }) => instantAt({ date, minutes: 0 }, timeZone));
  return {
    start: Math.min(...midnights(first)),
    end: Math.max(...midnights(addDays(first, days))),
  };
}

/** Every boat of the company with where it lies, in the order of the company. */
export async function readBoats(database: TenantDatabase, until: Instant): Promise<PlannedBoat[]> {
  const { rows } = await sql<PlannedBoat>`
    select boats.id, boats.name,
      json_build_object('id', boat_models.id, 'name', boat_models.name) as model,
      (
        select coalesce(json_agg(json_build_object(${PLACEMENT_FIELDS})), '[]')
        from placements
        where tenant_id = boats.tenant_id and boat_id = boats.id
          and starts_at < ${new Date(until)}
      ) as placements
    from boats
    join boat_models on boat_models.tenant_id = boats.tenant_id and boat_models.id = boat_model_id
      and boat_models.archived_at is null
    where boats.tenant_id = ${thisTenant}
    order by boat_models.position, boat_models.id, boats.position, boats.id
  `.execute(database);
  return rows;
}

/** The blockouts of a period that concern a dock of the member. */
export async function readBlockouts(
  database: TenantDatabase,
  { actor: { docks } }: PlanningContext,
  period?: Period,
): Promise<ChangedBlockout[]> {
  let blockouts = database
    .selectFrom('blockouts')
    .select(BLOCKOUT_COLUMNS)
    .orderBy('starts_at', 'desc')
    .orderBy('id');
  if (period) {
    blockouts = blockouts
      .where('ends_at', '>', new Date(period.start))
      .where('starts_at', '<', new Date(period.end));
  }
  const found = await blockouts.execute();
  return found.filter(
    ({ dock_ids }) => docks === 'all' || !dock_ids || dock_ids.some((id) => docks.includes(id)),
  );
}

export function blockoutOf(row: Omit<StoredBlockout, 'id'>): Blockout {
  return {
    reason: row.reason,
    from: row.starts_at.getTime(),
    until: row.ends_at.getTime(),
    docks: row.dock_ids ?? 'all',
    boatModels: row.boat_model_ids ?? 'all',
    boats: row.boats ?? 'all',
  };
}

type PlannedRow = Omit<
  PlannedBooking,
  'pickup' | 'return' | 'turnaround' | 'tripStart' | 'tripEnd'
> & { pickup_at: Date; return_at: Date; taken_from: Date; taken_until: Date };

/** Whether a row takes boats or has taken them. */
const isOnTheBoard = (now: Date): RawBuilder<boolean> =>
  sql`(${takesBoatsAt(now)} or status = 'completed')`;

/** Everything that takes or took boats of some docks in a period. */
export async function readPlannedBookings(
  database: TenantDatabase,
  dockIds: readonly string[],
  period: Period,
  now: Date,
): Promise<PlannedBooking[]> {
  const { rows } = await sql<PlannedRow>`
    select bookings.id, reference, status, bookings.dock_id as "dockId",
      bookings.boat_model_id as "boatModelId", pickup_at, return_at, taken_from, taken_until,
      bookings.boats, passengers, expires_at as "expiresAt", bookings.updated_at as "updatedAt",
      ${nameOnBooking} as "customerName",
      ${balance} as balance,
      (
        select coalesce(json_agg(json_build_object(
          'boatId', boat_id, 'position', position, 'out', out_at is not null,
          'paused', paused_at is not null, 'back', back_at is not null
        ) order by position), '[]')
        from trips where tenant_id = bookings.tenant_id and booking_id = bookings.id
      ) as trips
    from fleets
    join bookings on bookings.tenant_id = fleets.tenant_id and fleet_id = fleets.id
    left join customers
      on customers.tenant_id = bookings.tenant_id and customers.id = bookings.customer_id
    ${joinAlias}
    where fleets.tenant_id = ${thisTenant} and fleets.dock_id = any(${[...dockIds]}::uuid[])
      and taken_from >= ${new Date(period.start)}::timestamptz
        - longest_taken_minutes * interval '1 minute'
      and taken_from < ${new Date(period.end)} and taken_until > ${new Date(period.start)}
      and ${isOnTheBoard(now)}
    order by taken_from, reference
  `.execute(database);
  return rows.map(({ pickup_at, return_at, taken_from, taken_until, ...row }) => ({
    ...row,
    pickup: taken_from.getTime(),
    return: taken_until.getTime(),
    turnaround: { before: 0, after: 0 },
    tripStart: pickup_at.getTime(),
    tripEnd: return_at.getTime(),
  }));
}

/** The boats of a model at a dock with what takes them, as the engine counts them. */
export function fleetOf(
  { dockId, boatModelId }: { dockId: string; boatModelId: string },
  boats: readonly PlannedBoat[],
  blockouts: readonly Blockout[],
  bookings: readonly PlannedBooking[],
  now: Date,
): Fleet<PlannedBooking> {
  return {
    dockId,
    boatModelId,
    placements: boats
      .filter(({ model }) => model.id === boatModelId)
      .flatMap(({ placements }) => placements),
    blockouts: [...blockouts],
    bookings: bookings
      .filter((booking) => booking.dockId === dockId && booking.boatModelId === boatModelId)
      .flatMap((booking) => takenOf(booking, now.getTime())),
  };
}

/** What a booking takes of its boats; a completed one has taken them, but not beyond now. */
function takenOf(booking: PlannedBooking, now: Instant): PlannedBooking[] {
  const { status, expiresAt, pickup } = booking;
  if (takesBoats({ status, heldUntil: expiresAt?.getTime() ?? null }, now)) return [booking];
  if (status !== 'completed' || pickup >= now) return [];
  return [{ ...booking, return: Math.min(booking.return, now) }];
}
