import type { TenantDatabase } from '../../database/database.ts';

/** The oldest booking of a company. */
export async function firstBooking(
  company: TenantDatabase,
): Promise<{ reference: string } | undefined> {
  return company
    .selectFrom('bookings')
    .select('reference')
    .orderBy('created_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

/** Those of the tax rates that a cost line has. */
export async function taxRatesInUse(
  company: TenantDatabase,
  ids: readonly string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await company
    .selectFrom('booking_costs')
    .select('tax_rate_id')
    .distinct()
    .where('tax_rate_id', 'in', ids)
    .execute();
  return new Set(rows.map(({ tax_rate_id }) => tax_rate_id));
}

/** Those of the customer types that a customer has. */
export async function customerTypesInUse(
  company: TenantDatabase,
  ids: readonly string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await company
    .selectFrom('customers')
    .select('customer_type_id')
    .distinct()
    .where('customer_type_id', 'in', ids)
    .execute();
  return new Set(rows.map(({ customer_type_id }) => customer_type_id));
}
