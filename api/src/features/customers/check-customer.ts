import { FIELD_TEXT, type FieldErrors, hasErrors } from '@slipway/contract';
import type { TenantDatabase } from '../../database/database.ts';
import { ValidationError } from '../../errors.ts';
import type { CustomerRow } from './customer-answer.ts';
import { findByEmail } from './find-by-email.ts';

type CustomerFields = {
  customerTypeId?: string;
  emailAddress?: string;
  addAliasOnDuplicate: boolean;
};

/**
 * Checks what only the database can tell, and throws every problem at once. Answers the customer
 * who has the e-mail address already, when the caller wants an alias in that case.
 */
export async function checkCustomer(
  database: TenantDatabase,
  { customerTypeId, emailAddress, addAliasOnDuplicate }: CustomerFields,
  ownId?: string,
): Promise<CustomerRow | undefined> {
  const found = emailAddress && (await findByEmail(database, emailAddress));
  const owner = found && found.id !== ownId ? found : undefined;
  const problems: FieldErrors = {};
  if (customerTypeId && !(await typeExists(database, customerTypeId))) {
    problems.customerTypeId = [FIELD_TEXT.doesNotExist];
  }
  if (owner && !addAliasOnDuplicate) problems.emailAddress = [FIELD_TEXT.duplicateEmail];
  if (hasErrors(problems)) throw new ValidationError(problems);
  return owner;
}

async function typeExists(database: TenantDatabase, id: string): Promise<boolean> {
  const type = await database
    .selectFrom('customer_types')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();
  return type !== undefined;
}
