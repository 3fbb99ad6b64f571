import type { AnswerOf, TeamOperations } from '@slipway/contract';
import { TEAM_ERROR_TEXT, takenSinceText, UNDO_SECONDS } from '@slipway/contract/team';
import { formatTimestamp, takesBoats } from '@slipway/engine';
import { sql } from 'kysely';
import { actorName } from '../../actor.ts';
import { recordChanges } from '../../changes/record-changes.ts';
import type { TenantTransaction } from '../../database/database.ts';
import type { BookingBefore, Restored } from '../../database/tables/undos.ts';
import { thisTenant } from '../../database/this-tenant.ts';
import { NotAcceptableError, NotFoundError } from '../../errors.ts';
import type { TeamHandler } from '../../http/handler.ts';
import { newId } from '../../new-id.ts';
import type { BookingContext } from '../bookings/book.ts';
import { wantedBy } from '../bookings/claim.ts';
import { readBooking, type StoredBooking } from '../bookings/read.ts';
import { readShortages, reserveAgain } from '../bookings/reserve.ts';
import { commandDifference, unlockedDevices } from './dockside/command-motor.ts';

export type Undoable = AnswerOf<TeamOperations['saveBlockout']>['data']['undo'];

/** Messages leave a little later than the change can be undone, so that the two never meet. */
const HELD_BACK_MS = (UNDO_SECONDS + 2) * 1000;

type UndoContext = Pick<BookingContext, 'actor' | 'now'>;

/** The tables whose rows belong to a booking and change with it; payments never are undone. */
const TABLES = {
  booking_costs: ['id'],
  booking_add_ons: ['add_on_id'],
  booking_deposits: ['id'],
  payment_requests: ['id'],
  trips: ['id'],
  booking_messages: ['kind', 'occasion'],
} as const;

/**
 * Changes bookings so that it can be taken back: keeps what they were before, and lets messages to
 * customers and orders to the provider wait until it is too late for that.
 *
 * @example
 * const { result, undo } = await undoable(transaction, context, [id], (held) =>
 *   cancelBooking(transaction, held, cancellation),
 * );
 */
export async function undoable<Context extends BookingContext, Result>(
  transaction: TenantTransaction,
  context: Context,
  bookingIds: readonly string[],
  change: (context: Context) => Promise<Result>,
): Promise<{ result: Result; undo: Undoable }> {
  const before: Omit<BookingBefore, 'changedAt'>[] = [];
  for (const id of bookingIds) before.push(await readRows(transaction, id, context.now));
  const waiting = { messageIds: [] as string[], orderIds: [] as string[] };
  const startAfter = new Date(context.now.getTime() + HELD_BACK_MS);
  const result = await change({
    ...context,
    sendJob: (inside, name, data, options) => {
      if ('messageId' in data) waiting.messageIds.push(data.messageId);
      if ('orderId' in data) waiting.orderIds.push(data.orderId);
      return context.sendJob(inside, name, data, { startAfter, ...options });
    },
  });
  const bookings: BookingBefore[] = [];
  for (const row of before) {
    const { updated_at } = await transaction
      .selectFrom('bookings')
      .select('updated_at')
      .where('id', '=', row.id)
      .executeTakeFirstOrThrow();
    bookings.push({ ...row, changedAt: updated_at.toISOString() });
  }
  const undo = await keep(transaction, context, { bookings, blockout: null, ...waiting });
  return { result, undo };
}

/** Keeps what a blockout was before; null for one that is new. */
export async function keepBlockoutForUndo(
  transaction: TenantTransaction,
  context: UndoContext,
  id: string,
  before: Record<string, unknown> | null,
): Promise<Undoable> {
  const blockout = { id, before };
  return keep(transaction, context, { bookings: [], blockout, messageIds: [], orderIds: [] });
}

async function keep(
  transaction: TenantTransaction,
  { actor, now }: UndoContext,
  restored: Restored,
): Promise<Undoable> {
  const id = newId(now);
  const until = new Date(now.getTime() + UNDO_SECONDS * 1000);
  await transaction.deleteFrom('undos').where('until', '<', now).execute();
  await transaction
    .insertInto('undos')
    .values({ id, actor: actorName(actor), until, restored: JSON.stringify(restored) })
    .execute();
  return { id, until: formatTimestamp(until.getTime()) };
}

async function readRows(
  transaction: TenantTransaction,
  id: string,
  now: Date,
): Promise<Omit<BookingBefore, 'changedAt'>> {
  const { rows } = await sql<{ booking: Record<string, unknown> }>`
    select to_jsonb(bookings) as booking from bookings
    where tenant_id = ${thisTenant} and id = ${id} for no key update
  `.execute(transaction);
  const [found] = rows;
  if (!found) throw new NotFoundError('booking', id);
  const tables: [string, Record<string, unknown>[]][] = [];
  for (const table of Object.keys(TABLES)) {
    const of = sql.table(table);
    const { rows: inTable } = await sql<{ row: Record<string, unknown> }>`
      select to_jsonb(kept) as row from ${of} as kept
      where kept.tenant_id = ${thisTenant} and kept.booking_id = ${id}
    `.execute(transaction);
    tables.push([table, inTable.map(({ row }) => row)]);
  }
  return {
    id,
    booking: found.booking,
    rows: Object.fromEntries(tables),
    missing: await missingFor(transaction, id, now),
  };
}

/** How much there was too little of already, because staff had promised it all the same. */
async function missingFor(
  transaction: TenantTransaction,
  id: string,
  now: Date,
): Promise<Record<string, number>> {
  const booking = await readBooking(transaction, id);
  if (!booking || !takesBoatsNow(booking, now)) return {};
  const shortages = await readShortages(transaction, booking, now);
  return Object.fromEntries(shortages.map(({ of, missing }) => [of, missing]));
}

function takesBoatsNow({ status, expires_at }: StoredBooking, now: Date): boolean {
  return takesBoats({ status, heldUntil: expires_at?.getTime() ?? null }, now.getTime());
}

export const undo: TeamHandler<'undo'> = async ({ params }, transaction, context) => {
  const found = await transaction
    .deleteFrom('undos')
    .where('id', '=', params.id)
    .where('actor', '=', actorName(context.actor))
    .returning(['until', 'restored'])
    .executeTakeFirst();
  if (!found || found.until < context.now) {
    throw new NotAcceptableError(TEAM_ERROR_TEXT.tooLateToUndo, 'tooLateToUndo');
  }
  const { bookings, blockout, messageIds, orderIds } = found.restored;
  const ids = bookings.map(({ id }) => id);
  const unlocked = await unlockedDevices(transaction, ids);
  const changes: Restoration[] = [];
  for (const before of bookings) changes.push(await restoreBooking(transaction, context, before));
  await assertNotTaken(transaction, changes, context.now);
  await commandDifference(context, unlocked, await unlockedDevices(transaction, ids));
  if (blockout) await restoreBlockout(transaction, blockout);
  if (messageIds.length > 0) {
    await transaction.deleteFrom('outbox').where('id', 'in', messageIds).execute();
  }
  if (orderIds.length > 0) {
    await transaction.deleteFrom('payment_orders').where('id', 'in', orderIds).execute();
  }
  return { data: { done: true } };
};

/** A booking before and after it was put back. */
type Restoration = {
  changed: StoredBooking;
  restored: StoredBooking;
  missing: Record<string, number>;
};

/** Refuses to take from others what they have got since. */
async function assertNotTaken(
  transaction: TenantTransaction,
  changes: readonly Restoration[],
  now: Date,
): Promise<void> {
  const taking = changes.filter(({ restored }) => takesBoatsNow(restored, now));
  const returning = taking.map(({ changed, restored }) => ({
    booking: restored,
    has: takesBoatsNow(changed, now) ? wantedBy(changed) : undefined,
  }));
  const shortages = await reserveAgain(transaction, returning, now);
  for (const [index, { missing: before }] of taking.entries()) {
    const taken = shortages[index]?.find(({ of, missing }) => missing > (before[of] ?? 0));
    if (taken) throw new NotAcceptableError(takenSinceText(taken.what), 'takenSince');
  }
}

async function restoreBooking(
  transaction: TenantTransaction,
  context: BookingContext,
  { id, changedAt, booking, rows, missing = {} }: BookingBefore,
): Promise<Restoration> {
  const current = await readBooking(transaction, id, { forChange: true });
  if (!current || current.updated_at.getTime() !== Date.parse(changedAt)) {
    throw new NotAcceptableError(TEAM_ERROR_TEXT.changedSince, 'changedSince');
  }
  const now = await context.moments.ofChange(transaction);
  await sql`
    update bookings set
      status = was.status, customer_id = was.customer_id, dock_id = was.dock_id,
      boat_model_id = was.boat_model_id, fleet_id = was.fleet_id,
      rental_setup_id = was.rental_setup_id, pickup_at = was.pickup_at,
      return_at = was.return_at, boats = was.boats, passengers = was.passengers,
      taken_from = was.taken_from, taken_until = was.taken_until, expires_at = was.expires_at,
      application_fee = was.application_fee, priced_at = was.priced_at,
      partner_id = was.partner_id, discount_code_id = was.discount_code_id,
      applied_type_id = was.applied_type_id, rest_pending = was.rest_pending,
      updated_at = ${now}
    from jsonb_populate_record(null::bookings, ${JSON.stringify(booking)}::jsonb) as was
    where bookings.tenant_id = ${thisTenant} and bookings.id = ${id}
  `.execute(transaction);
  for (const [table, keys] of Object.entries(TABLES)) {
    await restoreRows(transaction, { table, keys, bookingId: id, rows: rows[table] ?? [] });
  }
  const restored = await readBooking(transaction, id);
  if (!restored) throw new NotFoundError('booking', id);
  const { status, reference } = restored;
  await recordChanges(transaction, { actor: context.actor, now }, [
    {
      type: 'booking.updated',
      subject: { bookingId: id, reference, status },
      changes: {
        undone: { from: changedAt, to: null },
        ...(current.status !== status && { status: { from: current.status, to: status } }),
      },
    },
  ]);
  return { changed: current, restored, missing };
}

type TableRows = {
  table: string;
  keys: readonly string[];
  bookingId: string;
  rows: Record<string, unknown>[];
};

/** Puts the rows of a table back as they were, and takes away those that came since. */
async function restoreRows(
  transaction: TenantTransaction,
  { table, keys, bookingId, rows }: TableRows,
): Promise<void> {
  const of = sql.table(table);
  const same = sql.join(
    keys.map((key) => sql`was.${sql.ref(key)} = kept.${sql.ref(key)}`),
    sql` and `,
  );
  await sql`
    delete from ${of} as kept
    where kept.tenant_id = ${thisTenant} and kept.booking_id = ${bookingId}
      and not exists (
        select from jsonb_populate_recordset(null::${of}, ${JSON.stringify(rows)}::jsonb) as was
        where ${same}
      )
  `.execute(transaction);
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first).filter((column) => !isKey(column, keys));
  await sql`
    insert into ${of}
    select was.* from jsonb_populate_recordset(null::${of}, ${JSON.stringify(rows)}::jsonb) as was
    where was.tenant_id = ${thisTenant}
    on conflict (${sql.join(primaryKey(keys).map((column) => sql.ref(column)))})
    do update set ${sql.join(
      columns.map((column) => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`),
    )}
  `.execute(transaction);
}

function primaryKey(keys: readonly string[]): string[] {
  return keys[0] === 'id' ? ['tenant_id', 'id'] : ['tenant_id', 'booking_id', ...keys];
}

function isKey(column: string, keys: readonly string[]): boolean {
  return column === 'tenant_id' || column === 'booking_id' || keys.includes(column);
}

async function restoreBlockout(
  transaction: TenantTransaction,
  { id, before }: NonNullable<Restored['blockout']>,
): Promise<void> {
  if (before === null) {
    await transaction.deleteFrom('blockouts').where('id', '=', id).execute();
    return;
  }
  await sql`
    insert into blockouts
    select was.* from jsonb_populate_record(
      null::blockouts, ${JSON.stringify(before)}::jsonb || jsonb_build_object('tenant_id', ${thisTenant}::uuid)
    ) as was
    on conflict (tenant_id, id) do update set
      reason = excluded.reason, starts_at = excluded.starts_at, ends_at = excluded.ends_at,
      dock_ids = excluded.dock_ids, boat_model_ids = excluded.boat_model_ids,
      boats = excluded.boats
  `.execute(transaction);
}
