import { SYSTEM } from '../../actor.ts';
import { recordChanges } from '../../database/changes/record-changes.ts';
import type { TenantTransaction } from '../../database/database.ts';
import type { Changes } from '../../database/tables/bookings.ts';
import type { PaymentLine } from '../../ledger/books.ts';
import {
  noteUnderWay,
  type Order,
  reverseRefund,
  type Settled,
  settleOrder,
} from '../../ledger/order-results.ts';
import type { OrderResult } from '../../ports/payment-provider.ts';
import type { StoredBooking } from '../bookings/read.ts';
import { applicationFeeOf } from './application-fee.ts';
import type { ArrivalContext } from './arrival-context.ts';
import { tellCompany } from './mail.ts';

/** Writes down how an order of a booking that is locked for change stands. */
export async function writeResult(
  transaction: TenantTransaction,
  context: ArrivalContext,
  booking: StoredBooking,
  order: Order,
  result: OrderResult,
): Promise<void> {
  if (result.state === 'under_way') {
    await noteUnderWay(transaction, order, result.id, context.now);
    return;
  }
  const now = await context.moments.ofChange(transaction);
  const at = { now, bookingUpdatedAt: booking.updated_at };
  const line = await settleOrder(transaction, order, result, at);
  await writeChange(transaction, context, booking, {
    lines: line ? [line] : [],
    changes: changesOf(order, result),
    now,
  });
  // A hold that could not be given back ends by itself.
  if (result.state !== 'refused' || order.type === 'release') return;
  const news = order.type === 'refund' ? 'refundRefused' : 'captureRefused';
  const told = { amount: order.amount, why: result.refusal };
  await tellCompany(transaction, context, news, booking, told);
}

/** Writes down that a refund which was done has failed afterwards. */
export async function takeRefundBack(
  transaction: TenantTransaction,
  context: ArrivalContext,
  booking: StoredBooking,
  order: Order,
  why: string,
): Promise<void> {
  const now = await context.moments.ofChange(transaction);
  const { amount, deposit_id } = order;
  const line = await reverseRefund(transaction, order, why, now);
  await writeChange(transaction, context, booking, {
    lines: line ? [line] : [],
    changes: {
      [deposit_id ? 'deposits' : 'payments']: { from: null, to: amount },
      atProvider: { from: null, to: `Refund failed: ${why}` },
    },
    now,
  });
  await tellCompany(transaction, context, 'refundFailed', booking, { amount, why });
}

/** What a provider's doing changes on a booking, in its books and in its history. */
export async function writeChange(
  transaction: TenantTransaction,
  { tenant }: ArrivalContext,
  booking: StoredBooking,
  { lines, changes, now }: { lines: readonly PaymentLine[]; changes: Changes; now: Date },
): Promise<void> {
  const { id: bookingId, reference, status } = booking;
  const payments = [...booking.payments, ...lines];
  await transaction
    .updateTable('bookings')
    .set({ application_fee: applicationFeeOf(tenant, { ...booking, payments }), updated_at: now })
    .where('id', '=', bookingId)
    .execute();
  await recordChanges(transaction, { actor: SYSTEM, now }, [
    { type: 'booking.updated', subject: { bookingId, reference, status }, changes },
  ]);
}

function changesOf({ type, amount, deposit_id, actor }: Order, result: Settled): Changes {
  const by = { askedBy: { from: null, to: actor } };
  if (result.state === 'refused') return { [type]: { from: amount, to: result.refusal }, ...by };
  if (type === 'release' || (type === 'refund' && deposit_id)) {
    return { [deposit_id ? 'deposits' : 'reservedOnCard']: { from: amount, to: null }, ...by };
  }
  return { payments: { from: null, to: type === 'refund' ? -amount : amount }, ...by };
}
