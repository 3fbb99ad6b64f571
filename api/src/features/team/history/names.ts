import { sql } from 'kysely';
import type { TenantDatabase } from '../../../database/database.ts';
import type { Changes } from '../../../database/tables/bookings.ts';
import { thisTenant } from '../../../database/this-tenant.ts';
import type { NamesById } from './words.ts';

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** Names of all that entries of the history keep as an ID. */
export async function readNames(
  database: TenantDatabase,
  entries: readonly { changes: Changes }[],
): Promise<NamesById> {
  const ids = [...new Set(JSON.stringify(entries.map(({ changes }) => changes)).match(UUID))];
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from docks where tenant_id = ${thisTenant} and id = any(${ids}::uuid[])
    union all
    select id, name from boat_models where tenant_id = ${thisTenant} and id = any(${ids}::uuid[])
    union all
    select id, name from customer_types
    where tenant_id = ${thisTenant} and id = any(${ids}::uuid[])
    union all
    select id, name from add_ons where tenant_id = ${thisTenant} and id = any(${ids}::uuid[])
    union all
    select id, given_name || ' ' || family_name from customers
    where tenant_id = ${thisTenant} and id = any(${ids}::uuid[])
  `.execute(database);
  return new Map(rows.map(({ id, name }) => [id, name]));
}
