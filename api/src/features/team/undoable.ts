import type { AnswerOf, TeamOperations } from '@slipway/contract';
import { UNDO_SECONDS } from '@slipway/contract/team';
import { formatTimestamp } from '@slipway/engine';
import { sql } from 'kysely';
import { actorName } from '../../actor.ts';
import type { TenantTransaction } from '../../database/database.ts';
import type { BookingBefore, Restored } from '../../database/tables/undos.ts';
import { thisTenant } from '../../database/this-tenant.ts';
import { NotFoundError } from '../../errors.ts';
import { versionOfBooks } from '../../ledger/entries.ts';
import { newId } from '../../new-id.ts';
import type { BookingContext } from '../bookings/book.ts';
import { isLive, readBooking } from '../bookings/read.ts';
import { readShortages } from '../bookings/reserve.ts';

export type Undoable = AnswerOf<TeamOperations['saveBlockout']>['data']['undo'];

/** Messages leave a little later than the change can be undone, so that the two never meet. */
const HELD_BACK_MS = (UNDO_SECONDS + 2) * 1000;

type Before = Omit<BookingBefore, 'changedAt' | 'moneyLeft'>;

type UndoContext = Pick<BookingContext, 'actor' | 'now'>;

/** The tables whose rows belong to a booking and change with it; payments never are undone. */
export const UNDOABLE_TABLES = {
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
  const before: Before[] = [];
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
    const moneyLeft = await versionOfBooks(transaction, row.id);
    bookings.push({ ...row, changedAt: updated_at.toISOString(), moneyLeft });
  }
  const undo = await keep(transaction, context, { bookings, blockout: null, ...waiting });
  return { result, undo };
}

/** Keeps what a blockout was before a change, and when that was made. */
export async function keepBlockoutForUndo(
  transaction: TenantTransaction,
  context: UndoContext,
  blockout: NonNullable<Restored['blockout']>,
): Promise<Undoable> {
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

async function readRows(transaction: TenantTransaction, id: string, now: Date): Promise<Before> {
  const { rows } = await sql<{ booking: Record<string, unknown> }>`
    select to_jsonb(bookings) as booking from bookings
    where tenant_id = ${thisTenant} and id = ${id} for no key update
  `.execute(transaction);
  const [found] = rows;
  if (!found) throw new NotFoundError('booking', id);
  const tables: [string, Record<string, unknown>[]][] = [];
  for (const table of Object.keys(UNDOABLE_TABLES)) {
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
  if (!booking || !isLive(booking, now)) return {};
  const shortages = await readShortages(transaction, booking, now);
  return Object.fromEntries(shortages.map(({ of, missing }) => [of, missing]));
}
