import { DAY, HOUR } from '@slipway/engine';
import type { TenantDatabase } from '../../database/database.ts';
import { checkBooks } from '../../ledger/check-books.ts';
import { keepDifferences } from '../../ledger/differences.ts';
import type { ArrivalContext } from './arrival-context.ts';
import { comparePayment } from './compare-books.ts';
import { type Context, each } from './look-after.ts';

/** Refunds, disputes and ends of holds come within this time, but for very few. */
const LOOKED_AT_DAYS = 30;
/** Once a night, however many runs a night has. */
const ONCE_MS = 20 * HOUR;
/** Small enough that a run ends before the next one begins. */
const BATCH = 100;

/**
 * Compares what was paid in the last days with the provider's books, in case a message was lost, and
 * what was found to differ, however old it is.
 */
export async function compareRecent(company: TenantDatabase, context: Context): Promise<void> {
  const since = (milliseconds: number) => new Date(context.now.getTime() - milliseconds);
  const differing = company
    .selectFrom('payment_differences')
    .innerJoin(
      'payment_transactions',
      'payment_transactions.id',
      'payment_differences.transaction_id',
    )
    .select('payment_transactions.payment_id');
  const due = company
    .selectFrom('payments')
    .select(['id', 'created_at'])
    .where('status', '=', 'paid')
    .where(({ or, eb }) =>
      or([eb('compared_at', 'is', null), eb('compared_at', '<=', since(ONCE_MS))]),
    );
  const payments = await due
    .where('created_at', '>=', since(LOOKED_AT_DAYS * DAY))
    .union(due.where('id', 'in', differing))
    .orderBy('created_at')
    .limit(BATCH)
    .execute();
  await each(payments, context, async ({ id }) => {
    // Noted first, so that one that fails waits for the next night and holds up no other.
    await company
      .updateTable('payments')
      .set({ compared_at: context.now })
      .where('id', '=', id)
      .execute();
    await explain(company, context, id);
  });
}

/** Compares every payment of a booking at once. Returns whether the provider has told of each. */
export async function compareBooking(
  company: TenantDatabase,
  context: ArrivalContext,
  bookingId: string,
): Promise<boolean> {
  const asked = { payments: context.payments, tenantId: context.tenant.id, bookingId };
  const { unanswered } = await checkBooks(company, asked);
  if (unanswered.length > 0) return false;
  const payments = await company
    .selectFrom('payments')
    .select('id')
    .where('booking_id', '=', bookingId)
    .where('status', '=', 'paid')
    .orderBy('created_at')
    .execute();
  for (const { id } of payments) await explain(company, context, id);
  return true;
}

/** Writes down what the provider can tell of a payment, and keeps what differs all the same. */
async function explain(
  company: TenantDatabase,
  context: ArrivalContext,
  paymentId: string,
): Promise<void> {
  await comparePayment(company, context, paymentId);
  const asked = { payments: context.payments, tenantId: context.tenant.id, paymentId };
  await keepDifferences(company, await checkBooks(company, asked), context.now);
}
