import { sql } from 'kysely';
import type { TenantDatabase } from '../../database/database.ts';
import { CUSTOMER_COLUMNS, type CustomerRow } from './customer-answer.ts';

/** The customer with this e-mail address, whatever the case in which it is written. */
export async function findByEmail(
  database: TenantDatabase,
  emailAddress: string,
): Promise<CustomerRow | undefined> {
  return database
    .selectFrom('customers')
    .select(CUSTOMER_COLUMNS)
    .where(sql`lower(email_address)`, '=', emailAddress.toLowerCase())
    .executeTakeFirst();
}
