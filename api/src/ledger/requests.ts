import { balanceOf } from '@slipway/engine';
import { sql } from 'kysely';
import type { TenantTransaction } from '../database/database.ts';
import type { Tenant } from '../database/tenant.ts';
import { thisTenant } from '../database/this-tenant.ts';
import type { SendJob } from '../jobs/job.ts';
import { newId } from '../new-id.ts';
import type { Books, StoredDeposit, StoredRequest } from './books.ts';
import { balance } from './figures-sql.ts';

type NewRequest = {
  bookingId: string;
  amount: number;
  /** Whether the booking waits for it to be confirmed. */
  confirmsBooking: boolean;
  description?: string;
  dueAt?: Date;
  /** Whether others that are open stay so, as when a group splits the bill. */
  beside?: boolean;
};

/** Asks for a payment on the page of the booking, by default in place of others that are open. */
export async function requestPayment(
  transaction: TenantTransaction,
  { bookingId, amount, confirmsBooking, description, dueAt, beside = false }: NewRequest,
  now: Date,
): Promise<StoredRequest> {
  const id = newId(now);
  if (!beside) {
    await transaction
      .updateTable('payment_requests')
      .set({ closed_at: now })
      .where('booking_id', '=', bookingId)
      .where('paid_at', 'is', null)
      .where('closed_at', 'is', null)
      .execute();
  }
  await transaction
    .insertInto('payment_requests')
    .values({
      id,
      booking_id: bookingId,
      amount,
      confirms_booking: confirmsBooking,
      description: description ?? null,
      due_at: dueAt ?? null,
      created_at: now,
    })
    .execute();
  return {
    id,
    amount,
    confirmsBooking,
    description: description ?? null,
    dueAt: dueAt?.toISOString() ?? null,
  };
}

/** What a request asks for now: what was paid otherwise is not asked for again. */
export function askedFor(
  { amount }: Pick<StoredRequest, 'amount'>,
  booking: Pick<Books, 'costs' | 'payments'>,
): number {
  return Math.max(0, Math.min(amount, balanceOf(booking)));
}

type CloseContext = { tenant: Pick<Tenant, 'id'>; now: Date; sendJob: SendJob };

/**
 * Closes what nobody should pay any more once the money of a booking has changed: requests that are
 * met, and open payments that would take more than is owed, or a deposit that is no longer asked for.
 */
export async function closeWhatIsMet(
  transaction: TenantTransaction,
  { tenant, now, sendJob }: CloseContext,
  bookingId: string,
): Promise<void> {
  const { rows: open } = await sql<{ id: string }>`
    with booking as (
      select bookings.id, status, ${balance} as balance from bookings
      where tenant_id = ${thisTenant} and bookings.id = ${bookingId}
    ), met as (
      update payment_requests set closed_at = ${now} from booking
      where tenant_id = ${thisTenant} and booking_id = booking.id
        and paid_at is null and closed_at is null and balance <= 0
    )
    select payments.id from payments
    join booking on booking.id = booking_id
    where payments.tenant_id = ${thisTenant} and payments.status = 'open'
      and (
        booking.status = 'canceled'
        or price > greatest(0, balance)
        or exists (
          select from jsonb_to_recordset(deposits) as part ("depositId" uuid)
          join booking_deposits on booking_deposits.tenant_id = ${thisTenant}
            and booking_deposits.id = "depositId"
          where closed_at is not null or secured_at is not null
        )
      )
  `.execute(transaction);
  for (const { id } of open) {
    await sendJob(transaction, 'close-payment', { tenantId: tenant.id, paymentId: id });
  }
}

/** Closes the requests of a locked booking whose due date has passed, and returns the payments that are open for them. */
export async function closeOverdue(
  transaction: TenantTransaction,
  bookingId: string,
  now: Date,
): Promise<{ id: string }[]> {
  const closed = await transaction
    .updateTable('payment_requests')
    .set({ closed_at: now })
    .where('booking_id', '=', bookingId)
    .where('paid_at', 'is', null)
    .where('closed_at', 'is', null)
    .where('due_at', '<=', now)
    .returning('id')
    .execute();
  if (closed.length === 0) return [];
  const ids = closed.map(({ id }) => id);
  return transaction
    .selectFrom('payments')
    .select('id')
    .where('status', '=', 'open')
    .where('request_id', 'in', ids)
    .execute();
}

/** Notes that what a request has asked for has come. */
export async function notePaid(
  transaction: TenantTransaction,
  requestId: string,
  now: Date,
): Promise<void> {
  await transaction
    .updateTable('payment_requests')
    .set({ paid_at: now })
    .where('id', '=', requestId)
    .execute();
}

/** Notes that the customer has the link for the deposits that are not in place, and returns these. */
export async function noteLinkSent(
  transaction: TenantTransaction,
  bookingId: string,
  now: Date,
): Promise<Pick<StoredDeposit, 'amount' | 'taking'>[]> {
  return transaction
    .updateTable('booking_deposits')
    .set({ link_sent_at: now })
    .where('booking_id', '=', bookingId)
    .where('closed_at', 'is', null)
    .where('secured_at', 'is', null)
    .where('link_sent_at', 'is', null)
    .returning(['amount', 'taking'])
    .execute();
}
