import { MINUTE } from '@slipway/engine';
import { sql } from 'kysely';
import type { TenantDatabase } from '../database/database.ts';
import type { TenantTables } from '../database/schema.ts';
import { thisTenant } from '../database/this-tenant.ts';
import type { BookingRows } from './bookings/booking-rows.ts';
import type { CustomerRow } from './customers.ts';

/** Stores customers and bookings, and what follows from them for fleets and tax rates. */
export async function storeBookings(
  company: TenantDatabase,
  customers: readonly CustomerRow[],
  bookings: readonly BookingRows[],
): Promise<void> {
  const all = <Rows>(part: (rows: BookingRows) => Rows[]) => bookings.flatMap(part);
  await insertRows(company, 'customers', customers);
  await insertRows(
    company,
    'bookings',
    all(({ booking }) => [booking]),
  );
  await insertRows(
    company,
    'booking_add_ons',
    all(({ order }) => order),
  );
  await insertRows(
    company,
    'booking_costs',
    all(({ costs }) => costs),
  );
  await insertRows(
    company,
    'booking_payments',
    all(({ payments }) => payments),
  );
  await insertRows(
    company,
    'booking_deposits',
    all(({ deposits }) => deposits),
  );
  await insertRows(
    company,
    'trips',
    all(({ trips }) => trips),
  );
  await insertRows(
    company,
    'waiver_signatures',
    all(({ signatures }) => signatures),
  );
  await insertRows(
    company,
    'booking_history',
    all(({ history }) => history),
  );
  await noteLongestTrips(company, bookings);
  await protectUsedTaxRates(company, bookings);
}

/** Availability looks back only as far as the longest booking of a fleet. */
async function noteLongestTrips(
  company: TenantDatabase,
  bookings: readonly BookingRows[],
): Promise<void> {
  const longest = new Map<string, number>();
  for (const { booking } of bookings) {
    const minutes = (booking.taken_until.getTime() - booking.taken_from.getTime()) / MINUTE;
    longest.set(booking.fleet_id, Math.max(minutes, longest.get(booking.fleet_id) ?? 0));
  }
  for (const [id, minutes] of longest) {
    await company
      .updateTable('fleets')
      .set({ longest_taken_minutes: sql`greatest(longest_taken_minutes, ${minutes}::integer)` })
      .where('id', '=', id)
      .execute();
  }
}

/** A rate that a booking uses can no longer be edited. */
async function protectUsedTaxRates(
  company: TenantDatabase,
  bookings: readonly BookingRows[],
): Promise<void> {
  const used = bookings.flatMap(({ costs }) => costs.map(({ tax_rate_id }) => tax_rate_id));
  await company
    .updateTable('tax_rates')
    .set({ read_only: true })
    .where('id', 'in', [...new Set(used)])
    .execute();
}

const BATCH = 1000;

/** Inserts any number of rows, each batch as one JSON value: fast on both databases. */
async function insertRows(
  company: TenantDatabase,
  table: keyof TenantTables,
  rows: readonly object[],
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).map((column) => sql.ref(column));
  for (let start = 0; start < rows.length; start += BATCH) {
    const batch = JSON.stringify(rows.slice(start, start + BATCH));
    await sql`
      insert into ${sql.table(table)} (tenant_id, ${sql.join(columns)})
      select ${thisTenant}::uuid, ${sql.join(columns)}
      from json_populate_recordset(null::${sql.table(table)}, ${batch})
    `.execute(company);
  }
}
