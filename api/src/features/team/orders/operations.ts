import type { OrderState } from '@slipway/contract';
import { orderChangedText } from '@slipway/contract/team';
import { sql } from 'kysely';
import { assertInDockScope } from '../../../access/team/dock-scope.ts';
import type { Member } from '../../../actor.ts';
import { recordChanges } from '../../../database/changes/record-changes.ts';
import type { TenantTransaction } from '../../../database/database.ts';
import { NotAcceptableError, NotFoundError } from '../../../errors.ts';
import type { RequestContext, TeamHandler } from '../../../http/handler.ts';
import { readBooking, type StoredBooking } from '../../bookings/read.ts';
import { readDocks } from '../planning/planning.ts';
import { type OrderRow, orderAnswer, readOrders, readOrdersOfDay } from './read-orders.ts';

export const listOrders: TeamHandler<'listOrders'> = async ({ query }, database, context) => {
  // A dock of another company is unknown, and not a dock without orders.
  await readDocks(database, context, query.dockId?.toLowerCase());
  const { lines } = await readOrdersOfDay(database, context, query);
  return { data: lines.map(orderAnswer) };
};

type Marked = { bookingId: string; addOnId: string; quantity: number };

export const markOrders: TeamHandler<'markOrders'> = async ({ body }, transaction, context) => {
  const lines = body.lines.map((line) => ({
    ...line,
    bookingId: line.bookingId.toLowerCase(),
    addOnId: line.addOnId.toLowerCase(),
  }));
  // In one order, so that two who mark the same bookings never wait for each other.
  const bookingIds = [...new Set(lines.map(({ bookingId }) => bookingId))].sort();
  for (const bookingId of bookingIds) {
    const booking = await readBooking(transaction, bookingId, { forChange: true });
    if (!booking) throw new NotFoundError('booking', bookingId);
    assertInDockScope(context, booking.dock_id, 'booking', bookingId);
    const ofBooking = lines.filter((line) => line.bookingId === bookingId);
    await markLines(transaction, context, booking, ofBooking, body.state);
  }
  const rows = await readOrders(
    transaction,
    context,
    sql`bookings.id = any(${bookingIds}::uuid[])`,
  );
  const isMarked = ({ bookingId, addOnId }: OrderRow) =>
    lines.some((line) => line.bookingId === bookingId && line.addOnId === addOnId);
  return { data: rows.filter(isMarked).map(orderAnswer) };
};

/** Marks lines of one booking, if they still are what the screen has shown. */
async function markLines(
  transaction: TenantTransaction,
  { actor, moments }: RequestContext<Member>,
  { id, reference, status }: StoredBooking,
  lines: readonly Marked[],
  state: OrderState,
): Promise<void> {
  const current = await transaction
    .selectFrom('booking_add_ons')
    .innerJoin('add_ons', 'add_ons.id', 'booking_add_ons.add_on_id')
    .select(['add_on_id', 'quantity', 'state', 'changed_at', 'name'])
    .where('booking_id', '=', id)
    .execute();
  const marked = lines.map(({ addOnId, quantity }) => {
    const line = current.find(({ add_on_id }) => add_on_id === addOnId);
    if (!line) throw new NotFoundError('order line', addOnId);
    if (line.quantity !== quantity) {
      throw new NotAcceptableError(orderChangedText(line.name, line.quantity), 'changedMeanwhile');
    }
    return line;
  });
  const moved = marked.filter((line) => line.state !== state || line.changed_at !== null);
  if (moved.length === 0) return;
  const now = await moments.ofChange(transaction);
  await transaction
    .updateTable('booking_add_ons')
    .set({ state, changed_at: null })
    .where('booking_id', '=', id)
    .where(
      'add_on_id',
      'in',
      moved.map(({ add_on_id }) => add_on_id),
    )
    .execute();
  await transaction.updateTable('bookings').set({ updated_at: now }).where('id', '=', id).execute();
  const named = (of: (line: (typeof moved)[number]) => OrderState) =>
    moved.map((line) => `${line.quantity} × ${line.name}: ${of(line)}`).join('; ');
  await recordChanges(transaction, { actor, now }, [
    {
      type: 'booking.updated',
      subject: { bookingId: id, reference, status },
      changes: { orders: { from: named((line) => line.state), to: named(() => state) } },
    },
  ]);
}
