import { sql, type Transaction } from 'kysely';
import { applyCompanyWithin } from '../company/apply-company.ts';
import type { Database } from '../database/database.ts';
import { forTenant } from '../database/for-tenant.ts';
import type { GlobalTables } from '../database/schema.ts';
import { type DemoCompany, type DemoSource, makeDemoCompany } from './demo-company.ts';
import { storeBookings } from './store-bookings.ts';

/** Tells the lock of the demo from all others. */
const LOCK = 20_250_614;

export type SeededDemo = { companies: number; customers: number; bookings: number };

/**
 * Fills an empty database with the companies of the demo, with customers and bookings around now,
 * as a whole or not at all. The same companies and the same moment give the same demo. A database
 * that holds a company stays as it is, and nothing is returned.
 */
export async function seedDemo(
  database: Database,
  { companies, now }: { companies: readonly DemoSource[]; now: Date },
): Promise<SeededDemo | undefined> {
  const made = companies.map((source) => makeDemoCompany(source, now));
  return database.transaction().execute(async (transaction) => {
    // Of several processes that start at once, the first fills the database.
    await sql`select pg_advisory_xact_lock(${LOCK})`.execute(transaction);
    if (!(await isEmpty(transaction))) return undefined;
    for (const company of made) await storeCompany(transaction, company, now);
    return {
      companies: made.length,
      customers: made.reduce((sum, { customers }) => sum + customers.length, 0),
      bookings: made.reduce((sum, { bookings }) => sum + bookings.length, 0),
    };
  });
}

/** Whether the database holds no company. */
export async function isEmpty(database: Database): Promise<boolean> {
  const company = await database.selectFrom('tenants').select('id').limit(1).executeTakeFirst();
  return company === undefined;
}

async function storeCompany(
  transaction: Transaction<GlobalTables>,
  { company, customers, bookings }: DemoCompany,
  now: Date,
): Promise<void> {
  await applyCompanyWithin(transaction, company, now);
  await storeBookings(forTenant(transaction, company.id), customers, bookings);
}
