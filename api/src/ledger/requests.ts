import { balanceOf } from '@slipway/engine';
import { sql } from 'kysely';
import type { TenantTransaction } from '../database/database.ts';
import type { Tenant } from '../database/tenant.ts';
import { thisTenant } from '../database/this-tenant.ts';
import type { SendJob } from '../jobs/job.ts';
import { newId } from '../new-id.ts';
import type { Books, StoredRequest } from './books.ts';
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
