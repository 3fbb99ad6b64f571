import { COMPLETE_AFTER_HOURS, HOUR } from '@slipway/engine';
import { type RawBuilder, sql } from 'kysely';
import type { TenantDatabase, TenantTransaction } from '../../database/database.ts';
import { thisTenant } from '../../database/this-tenant.ts';
import { momentOfChange } from './change-order.ts';

/** So many at a time, lest those who read and write bookings have to wait for thousands. */
const BATCH = 500;

/** Expires the drafts and options of a company whose time is over; answers how many. */
export async function expireBookings(database: TenantDatabase): Promise<number> {
  return endBookings(database, 'expired', (now) => {
    return sql`status in ('draft', 'option') and expires_at <= ${now}`;
  });
}

/** Completes the confirmed bookings of a company whose boats are long back; answers how many. */
export async function completeBookings(database: TenantDatabase): Promise<number> {
  return endBookings(database, 'completed', (now) => {
    const latestReturn = new Date(now.getTime() - COMPLETE_AFTER_HOURS * HOUR);
    return sql`status = 'confirmed' and return_at <= ${latestReturn}`;
  });
}

async function endBookings(
  database: TenantDatabase,
  status: 'expired' | 'completed',
  isDue: (now: Date) => RawBuilder<unknown>,
): Promise<number> {
  let ended = 0;
  for (;;) {
    const batch = await database.transaction().execute(async (transaction) => {
      const now = await momentOfChange(transaction);
      return writeEnd(transaction, status, isDue(now), now);
    });
    ended += batch;
    if (batch < BATCH) return ended;
  }
}

/** Leaves out bookings that somebody is changing just now: the next run finds them. */
async function writeEnd(
  transaction: TenantTransaction,
  status: string,
  isDue: RawBuilder<unknown>,
  now: Date,
): Promise<number> {
  const { numAffectedRows } = await sql`
    with due as (
      select tenant_id, id, status from bookings
      where tenant_id = ${thisTenant} and ${isDue}
      limit ${BATCH}
      for no key update skip locked
    ), ended as (
      update bookings set status = ${status}, updated_at = ${now}
      from due
      where bookings.tenant_id = due.tenant_id and bookings.id = due.id
      returning due.tenant_id, due.id, due.status as before
    )
    insert into booking_history (tenant_id, id, booking_id, happened_at, actor, changes)
    select tenant_id, gen_random_uuid(), id, ${now}::timestamptz, 'system',
      jsonb_build_object('status', jsonb_build_object('from', before, 'to', ${status}::text))
    from ended
  `.execute(transaction);
  return Number(numAffectedRows ?? 0);
}
