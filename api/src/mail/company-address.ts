import { sql } from 'kysely';
import type { TenantTransaction } from '../database/database.ts';
import { thisTenant } from '../database/this-tenant.ts';

/** Where Slipway writes to the company, if it has said so. */
export async function companyAddress(transaction: TenantTransaction): Promise<string | null> {
  const { rows } = await sql<{ email_address: string | null }>`
    select email_address from tenants where id = ${thisTenant}
  `.execute(transaction);
  return rows[0]?.email_address ?? null;
}
