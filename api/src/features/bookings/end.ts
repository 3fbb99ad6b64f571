import { eventOfTransition } from '@slipway/engine';
import { type RawBuilder, sql } from 'kysely';
import { SYSTEM } from '../../actor.ts';
import type { Moments } from '../../database/changes/moments.ts';
import { recordChanges } from '../../database/changes/record-changes.ts';
import type { TenantDatabase, TenantTransaction } from '../../database/database.ts';
import { completesBy, expiresBy } from '../../database/status-sql.ts';
import { thisTenant } from '../../database/this-tenant.ts';

/** Small enough that nobody who reads or writes bookings waits for thousands of them. */
const BATCH = 500;

type EndStatus = 'expired' | 'completed';

const isDueBy: Record<EndStatus, (now: Date) => RawBuilder<boolean>> = {
  expired: expiresBy,
  completed: completesBy,
};

/** Expires or completes the bookings of a company whose time has come; returns how many. */
export async function endBookings(
  database: TenantDatabase,
  moments: Moments,
  status: EndStatus,
): Promise<number> {
  let ended = 0;
  for (;;) {
    const batch = await database
      .transaction()
      .execute((transaction) => endBatch(transaction, moments, status));
    ended += batch;
    if (batch < BATCH) return ended;
  }
}

type DueBooking = {
  id: string;
  reference: string;
  before: 'draft' | 'option' | 'confirmed';
};

/** Leaves out bookings that somebody is changing just now: the next run finds them. */
async function endBatch(
  transaction: TenantTransaction,
  moments: Moments,
  status: EndStatus,
): Promise<number> {
  const now = await moments.ofChange(transaction);
  const { rows } = await sql<DueBooking>`
    with due as (
      select tenant_id, id, status from bookings
      where tenant_id = ${thisTenant} and ${isDueBy[status](now)}
      limit ${BATCH}
      for no key update skip locked
    )
    update bookings set status = ${status}, updated_at = ${now}
    from due
    where bookings.tenant_id = due.tenant_id and bookings.id = due.id
    returning bookings.id, bookings.reference, due.status as before
  `.execute(transaction);
  await recordChanges(
    transaction,
    { actor: SYSTEM, now },
    rows.map(({ id, reference, before }) => ({
      type: eventOfTransition({ from: before, to: status }),
      subject: { bookingId: id, reference, status },
      changes: { status: { from: before, to: status } },
    })),
  );
  return rows.length;
}
