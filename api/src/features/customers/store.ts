import {
  type BodyOf,
  FIELD_TEXT,
  type FieldErrors,
  hasErrors,
  type IntegratorOperations,
} from '@slipway/contract';
import { sql } from 'kysely';
import type { MailContext } from '../../access/account-mail.ts';
import type { Actor } from '../../actor.ts';
import type { Moments } from '../../database/changes/moments.ts';
import { recordChanges } from '../../database/changes/record-changes.ts';
import type { TenantDatabase, TenantTransaction } from '../../database/database.ts';
import { isDatabaseError } from '../../database/database-error.ts';
import type { Changes } from '../../database/tables/bookings.ts';
import type { Tenant } from '../../database/tenant.ts';
import { NotFoundError, ValidationError } from '../../errors.ts';
import { newId } from '../../new-id.ts';
import { isSameAddress, leaveAddress } from './address.ts';
import { CUSTOMER_COLUMNS, type CustomerRow, customerAnswer, findByEmail } from './customer.ts';

/** Who changes a customer, and when. */
export type ChangeContext = { tenant: Tenant; actor: Actor; now: Date; moments: Moments };

type NewFields = Omit<BodyOf<IntegratorOperations['createCustomer']>, 'password'> & {
  passwordHash: string;
};

type ChangedFields = Omit<BodyOf<IntegratorOperations['updateCustomer']>, 'password'> & {
  /** Without it the password stays as it is. */
  passwordHash: string | undefined;
  /** The last day of a membership. */
  memberUntil?: string | null;
};

/** Stores a customer, or an alias of the one who has the e-mail address; returns whoever it is now. */
export async function storeCustomer(
  transaction: TenantTransaction,
  context: ChangeContext,
  fields: NewFields,
): Promise<CustomerRow> {
  for (;;) {
    const owner = await checkFields(transaction, fields);
    if (owner) {
      // The one who had the address may have been anonymized meanwhile: then nobody has it.
      if ((await lockCustomer(transaction, owner.id)).anonymized_at) continue;
      return storeAlias(transaction, context, owner, {
        given_name: fields.givenName,
        family_name: fields.familyName,
        phone_number: fields.phoneNumber ?? null,
      });
    }
    const changedAt = await context.moments.ofChange(transaction);
    const stored = await insertCustomer(transaction, context, fields, changedAt);
    if (stored) {
      const changes = changesOf({}, stored);
      await recordCustomer(transaction, context, 'created', stored.id, changes, changedAt);
      return stored;
    }
  }
}

/** Changes the fields that were sent; an e-mail address of another customer may make an alias of it. */
export async function changeCustomer(
  transaction: TenantTransaction,
  context: ChangeContext & MailContext,
  id: string,
  fields: ChangedFields,
): Promise<CustomerRow> {
  const customer = await lockCustomer(transaction, id);
  // Nobody is behind the record any more, and nothing may bring a name back into it.
  if (customer.anonymized_at) throw new NotFoundError('customer', id);
  const columns = columnsOf(fields);
  for (;;) {
    const owner = await checkFields(transaction, fields, customer.id);
    if (owner) {
      const { given_name, family_name, phone_number } = { ...customer, ...columns };
      return storeAlias(transaction, context, owner, { given_name, family_name, phone_number });
    }
    const changed = await updateCustomer(transaction, customer, columns);
    if (changed) {
      if (!isSameAddress(changed.email_address, customer.email_address)) {
        await leaveAddress(transaction, context, customer, changed.email_address);
      }
      const changes = changesOf(customer, changed);
      if (fields.passwordHash) changes.password = { from: null, to: null };
      if (Object.keys(changes).length === 0) return changed;
      return markChanged(transaction, context, changed, changes);
    }
  }
}

type CheckedFields = {
  customerTypeId?: string;
  emailAddress?: string;
  addAliasOnDuplicate: boolean;
};

/**
 * Checks what only the database can tell, and throws every problem at once. Returns the customer
 * who has the e-mail address already, when the caller wants an alias in that case.
 */
async function checkFields(
  database: TenantDatabase,
  { customerTypeId, emailAddress, addAliasOnDuplicate }: CheckedFields,
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

/** Returns nothing when a parallel request has just taken the e-mail address. */
async function insertCustomer(
  transaction: TenantTransaction,
  { tenant, now }: ChangeContext,
  fields: NewFields,
  changedAt: Date,
): Promise<CustomerRow | undefined> {
  return transaction
    .insertInto('customers')
    .values({
      id: newId(now),
      customer_type_id: fields.customerTypeId,
      given_name: fields.givenName,
      family_name: fields.familyName,
      email_address: fields.emailAddress,
      phone_number: fields.phoneNumber ?? null,
      preferred_locale: fields.preferredLocale ?? tenant.locale,
      password_hash: fields.passwordHash,
      registered_at: now,
      updated_at: changedAt,
    })
    .onConflict((conflict) => conflict.expression(sql`tenant_id, lower(email_address)`).doNothing())
    .returning(CUSTOMER_COLUMNS)
    .executeTakeFirst();
}

/** Locks a customer, so that nobody else changes it until the transaction ends. */
export async function lockCustomer(
  transaction: TenantTransaction,
  id: string,
): Promise<CustomerRow> {
  const customer = await transaction
    .selectFrom('customers')
    .select(CUSTOMER_COLUMNS)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!customer) throw new NotFoundError('customer', id);
  return customer;
}

/** Locks a customer and all their bookings, which come before the customer in the order of locks. */
export async function lockWithBookings(transaction: TenantTransaction, id: string): Promise<void> {
  await transaction
    .selectFrom('bookings')
    .select('id')
    .where('customer_id', '=', id)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  await lockCustomer(transaction, id);
}

type Columns = Partial<CustomerRow & { password_hash: string }>;

/** The columns of the fields that were sent. */
function columnsOf(fields: ChangedFields): Columns {
  const sent: Columns = {
    customer_type_id: fields.customerTypeId,
    given_name: fields.givenName,
    family_name: fields.familyName,
    email_address: fields.emailAddress,
    phone_number: fields.phoneNumber,
    preferred_locale: fields.preferredLocale,
    password_hash: fields.passwordHash,
    member_until: fields.memberUntil,
  };
  return Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined));
}

/** Returns nothing when a parallel request has just taken the e-mail address. */
async function updateCustomer(
  transaction: TenantTransaction,
  customer: CustomerRow,
  columns: Columns,
): Promise<CustomerRow | undefined> {
  if (Object.keys(columns).length === 0) return customer;
  await sql`savepoint before_change`.execute(transaction);
  try {
    return await transaction
      .updateTable('customers')
      .set(columns)
      .where('id', '=', customer.id)
      .returning(CUSTOMER_COLUMNS)
      .executeTakeFirstOrThrow();
  } catch (error) {
    if (!isDatabaseError(error, 'uniqueViolation', 'customers_email_unique')) throw error;
    await sql`rollback to savepoint before_change`.execute(transaction);
    return undefined;
  }
}

type AliasNames = { given_name: string; family_name: string; phone_number: string | null };

/** Stores other names or another phone under a customer, unless they are known already; returns who it is. */
async function storeAlias(
  transaction: TenantTransaction,
  context: ChangeContext,
  customer: CustomerRow,
  names: AliasNames,
): Promise<CustomerRow> {
  const { given_name, family_name, phone_number } = customer;
  const isOwn =
    names.given_name === given_name &&
    names.family_name === family_name &&
    names.phone_number === phone_number;
  if (isOwn) return customer;
  const stored = await transaction
    .insertInto('customer_aliases')
    .values({
      id: newId(context.now),
      customer_id: customer.id,
      created_at: context.now,
      ...names,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!stored) return customer;
  const alias = {
    givenName: names.given_name,
    familyName: names.family_name,
    phoneNumber: names.phone_number,
  };
  return markChanged(transaction, context, customer, { alias: { from: null, to: alias } });
}

/** Notes that a customer has changed; returns who it is now. */
export async function markChanged(
  transaction: TenantTransaction,
  context: ChangeContext,
  customer: CustomerRow,
  changes: Changes,
): Promise<CustomerRow> {
  const changedAt = await context.moments.ofChange(transaction);
  await transaction
    .updateTable('customers')
    .set({ updated_at: changedAt })
    .where('id', '=', customer.id)
    .execute();
  await recordCustomer(transaction, context, 'updated', customer.id, changes, changedAt);
  return { ...customer, updated_at: changedAt };
}

async function recordCustomer(
  transaction: TenantTransaction,
  { actor }: ChangeContext,
  what: 'created' | 'updated',
  customerId: string,
  changes: Changes,
  now: Date,
): Promise<void> {
  await recordChanges(transaction, { actor, now }, [
    { type: `customer.${what}`, subject: { customerId }, changes },
  ]);
}

const RECORDED = [
  'customerTypeId',
  'givenName',
  'familyName',
  'emailAddress',
  'phoneNumber',
  'preferredLocale',
  'memberUntil',
] as const;

/** What differs between two states of a customer, by the names that the API gives to the fields. */
function changesOf(before: CustomerRow | Record<string, never>, after: CustomerRow): Changes {
  const from: Partial<ReturnType<typeof recordedOf>> =
    'id' in before ? recordedOf(before as CustomerRow) : {};
  const to = recordedOf(after);
  return Object.fromEntries(
    RECORDED.filter((field) => (from[field] ?? null) !== to[field]).map((field) => [
      field,
      { from: from[field] ?? null, to: to[field] },
    ]),
  );
}

function recordedOf(row: CustomerRow) {
  return { ...customerAnswer(row), memberUntil: row.member_until };
}
