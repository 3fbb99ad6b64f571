import { sql } from 'kysely';
import type { TenantTransaction } from '../../database/database.ts';
import type { IntegratorHandler, RequestContext } from '../../http/handler.ts';
import { newId } from '../../new-id.ts';
import { checkCustomer } from './check-customer.ts';
import { CUSTOMER_COLUMNS, type CustomerRow, customerAnswer } from './customer-answer.ts';
import { storeAlias } from './store-alias.ts';

export const createCustomer: IntegratorHandler<'createCustomer'> = async (
  { body },
  transaction,
  context,
) => {
  const names = {
    given_name: body.givenName,
    family_name: body.familyName,
    phone_number: body.phoneNumber ?? null,
  };
  let owner = await checkCustomer(transaction, body);
  while (!owner) {
    const stored = await insertCustomer(transaction, context, {
      ...names,
      customer_type_id: body.customerTypeId,
      email_address: body.emailAddress,
      preferred_locale: body.preferredLocale ?? context.tenant.locale,
      password_hash: await passwordHash(body.password, context),
    });
    if (stored) return { data: customerAnswer(stored) };
    owner = await checkCustomer(transaction, body);
  }
  await storeAlias(transaction, owner, names, context.now);
  return { data: customerAnswer(owner) };
};

type NewCustomer = Omit<CustomerRow, 'id' | 'registered_at'> & { password_hash: string };

/** Answers nothing when a parallel request has just taken the e-mail address. */
async function insertCustomer(
  transaction: TenantTransaction,
  { now }: RequestContext,
  customer: NewCustomer,
): Promise<CustomerRow | undefined> {
  return transaction
    .insertInto('customers')
    .values({ id: newId(now), registered_at: now, ...customer })
    .onConflict((conflict) => conflict.expression(sql`tenant_id, lower(email_address)`).doNothing())
    .returning(CUSTOMER_COLUMNS)
    .executeTakeFirst();
}

async function passwordHash(
  password: string | undefined,
  { hashPassword, hashRandomPassword }: RequestContext,
): Promise<string> {
  return password ? hashPassword(password) : hashRandomPassword();
}
