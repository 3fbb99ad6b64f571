import { changedSinceText, TEAM_ERROR_TEXT, takenSinceText } from '@slipway/contract/team';
import { sql } from 'kysely';
import { actorName } from '../../../actor.ts';
import { recordChanges } from '../../../database/changes/record-changes.ts';
import type { TenantTransaction } from '../../../database/database.ts';
import type { BookingBefore } from '../../../database/tables/undos.ts';
import { thisTenant } from '../../../database/this-tenant.ts';
import { NotAcceptableError, NotFoundError } from '../../../errors.ts';
import type { TeamHandler } from '../../../http/handler.ts';
import { versionOfBooks } from '../../../ledger/entries.ts';
import { withdrawOrders } from '../../../ledger/order-results.ts';
import type { BookingContext } from '../../bookings/book.ts';
import { wantedBy } from '../../bookings/claim.ts';
import { isLive, readBooking, type StoredBooking } from '../../bookings/read.ts';
import { reserveAgain } from '../../bookings/reserve.ts';
import { keepCustomers } from '../../customers/keep-customers.ts';
import { commandDifference, unlockedDevices } from '../dockside/command-motor.ts';
import { restoreBlockout } from '../planning/blockouts.ts';
import { UNDOABLE_TABLES } from '../undoable.ts';

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
  const conflicts = blockout ? await restoreBlockout(transaction, context, blockout) : [];
  if (messageIds.length > 0) {
    await transaction.deleteFrom('outbox').where('id', 'in', messageIds).execute();
  }
  await withdrawOrders(transaction, orderIds);
  return { data: { done: true, conflicts } };
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
  const taking = changes.filter(({ restored }) => isLive(restored, now));
  const returning = taking.map(({ changed, restored }) => ({
    booking: restored,
    has: isLive(changed, now) ? wantedBy(changed) : undefined,
  }));
  const customerIds = taking.map(({ restored }) => restored.customer_id);
  if (!(await keepCustomers(transaction, customerIds))) {
    throw new NotAcceptableError(TEAM_ERROR_TEXT.alreadyAnonymized);
  }
  const shortages = await reserveAgain(transaction, returning, now);
  for (const [index, { missing: before }] of taking.entries()) {
    const taken = shortages[index]?.find(({ of, missing }) => missing > (before[of] ?? 0));
    if (taken) throw new NotAcceptableError(takenSinceText(taken.what), 'takenSince');
  }
}

/** What tells a booking apart; whatever else it has, now or in a later release, is put back. */
const STAYS = ['tenant_id', 'id', 'reference', 'created_at', 'updated_at'];

async function restoreBooking(
  transaction: TenantTransaction,
  context: BookingContext,
  { id, changedAt, booking, rows, missing = {}, moneyLeft }: BookingBefore,
): Promise<Restoration> {
  const current = await readBooking(transaction, id, { forChange: true });
  if (!current || current.updated_at.getTime() !== Date.parse(changedAt)) {
    throw new NotAcceptableError(changedSinceText('booking'), 'changedSince');
  }
  if (moneyLeft !== undefined && moneyLeft !== (await versionOfBooks(transaction, id))) {
    throw new NotAcceptableError(changedSinceText('booking'), 'changedSince');
  }
  const now = await context.moments.ofChange(transaction);
  const columns = Object.keys(booking).filter((column) => !STAYS.includes(column));
  await sql`
    update bookings set updated_at = ${now}, ${sql.join(
      columns.map((column) => sql`${sql.ref(column)} = was.${sql.ref(column)}`),
    )}
    from jsonb_populate_record(null::bookings, ${JSON.stringify(booking)}::jsonb) as was
    where bookings.tenant_id = ${thisTenant} and bookings.id = ${id}
  `.execute(transaction);
  for (const [table, keys] of Object.entries(UNDOABLE_TABLES)) {
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
