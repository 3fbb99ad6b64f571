import type { AnswerOf, IntegratorOperations } from '@slipway/contract';
import { formatTimestamp } from '@slipway/engine';
import { type Selectable, sql } from 'kysely';
import type { TenantDatabase } from '../../database/database.ts';
import type { CustomerTables } from '../../database/tables/customers.ts';

/** What may leave the database about a customer: all but the password. */
export const CUSTOMER_COLUMNS = [
  'customers.id',
  'customers.customer_type_id',
  'customers.given_name',
  'customers.family_name',
  'customers.email_address',
  'customers.phone_number',
  'customers.preferred_locale',
  'customers.registered_at',
  'customers.updated_at',
  'customers.member_until',
  'customers.anonymized_at',
] as const;

export type CustomerRow = Omit<Selectable<CustomerTables['customers']>, 'password_hash'>;

export type Customer = AnswerOf<IntegratorOperations['getCustomer']>['data'];

export function customerAnswer(row: CustomerRow): Customer {
  return {
    id: row.id,
    customerTypeId: row.customer_type_id,
    givenName: row.given_name,
    familyName: row.family_name,
    fullName: `${row.given_name} ${row.family_name}`,
    emailAddress: row.email_address,
    phoneNumber: row.phone_number,
    preferredLocale: row.preferred_locale,
    registeredAt: formatTimestamp(row.registered_at.getTime()),
    updatedAt: formatTimestamp(row.updated_at.getTime()),
  };
}

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
