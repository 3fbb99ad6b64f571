import type { BodyOf, IntegratorOperations } from '@slipway/contract';
import { sql } from 'kysely';
import type { TenantTransaction } from '../../database/database.ts';
import { isDatabaseError } from '../../database/database-error.ts';
import { NotFoundError } from '../../errors.ts';
import type { IntegratorHandler, RequestContext } from '../../http/handler.ts';
import { checkCustomer } from './check-customer.ts';
import { CUSTOMER_COLUMNS, type CustomerRow, customerAnswer } from './customer-answer.ts';
import { storeAlias } from './store-alias.ts';

export const updateCustomer: IntegratorHandler<'updateCustomer'> = async (
  request,
  transaction,
  context,
) => {
  const { params, body } = request;
  const customer = await lockCustomer(transaction, params.id);
  const changes = await changesFrom(body, context);
  let owner = await checkCustomer(transaction, body, customer.id);
  while (!owner) {
    const changed = await writeChanges(transaction, customer, changes);
    if (changed) return { data: customerAnswer(changed) };
    owner = await checkCustomer(transaction, body, customer.id);
  }
  const { given_name, family_name, phone_number } = { ...customer, ...changes };
  await storeAlias(transaction, owner, { given_name, family_name, phone_number }, context.now);
  return { data: customerAnswer(owner) };
};

async function lockCustomer(transaction: TenantTransaction, id: string): Promise<CustomerRow> {
  const customer = await transaction
    .selectFrom('customers')
    .select(CUSTOMER_COLUMNS)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!customer) throw new NotFoundError('customer', id);
  return customer;
}

type Changes = Partial<CustomerRow & { password_hash: string }>;

/** The columns to write: those of the fields that were sent. An empty password changes nothing. */
async function changesFrom(
  body: BodyOf<IntegratorOperations['updateCustomer']>,
  { hashPassword }: RequestContext,
): Promise<Changes> {
  const sent: Changes = {
    customer_type_id: body.customerTypeId,
    given_name: body.givenName,
    family_name: body.familyName,
    email_address: body.emailAddress,
    phone_number: body.phoneNumber,
    preferred_locale: body.preferredLocale,
    password_hash: body.password ? await hashPassword(body.password) : undefined,
  };
  return Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined));
}

/** Answers nothing when a parallel request has just taken the e-mail address. */
async function writeChanges(
  transaction: TenantTransaction,
  customer: CustomerRow,
  changes: Changes,
): Promise<CustomerRow | undefined> {
  if (Object.keys(changes).length === 0) return customer;
  await sql`savepoint before_change`.execute(transaction);
  try {
    return await transaction
      .updateTable('customers')
      .set(changes)
      .where('id', '=', customer.id)
      .returning(CUSTOMER_COLUMNS)
      .executeTakeFirstOrThrow();
  } catch (error) {
    if (!isDatabaseError(error, 'uniqueViolation', 'customers_email_unique')) throw error;
    await sql`rollback to savepoint before_change`.execute(transaction);
    return undefined;
  }
}
