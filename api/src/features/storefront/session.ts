import { PAGE_ERROR_TEXT } from '@slipway/contract/customer';
import { formatInstant } from '@slipway/engine';
import { sql } from 'kysely';
import { assertStrong } from '../../access/assert-strong.ts';
import { ownerOfLink, useLink } from '../../access/links.ts';
import { sendPasswordLink } from '../../access/password-links.ts';
import { beginSession, endSession, endSessionsOf, sessionCookie } from '../../access/sessions.ts';
import { countAttempt } from '../../access/wrong-sign-ins.ts';
import type { TenantDatabase } from '../../database/database.ts';
import { thisTenant } from '../../database/this-tenant.ts';
import { UnauthorizedError } from '../../errors.ts';
import type { CustomerHandler, PreparedCustomerHandler } from '../../http/handler.ts';
import { defineJob, inCompany } from '../../jobs/job.ts';
import { owed, paid } from '../../ledger/figures-sql.ts';
import { CUSTOMER_COLUMNS, findByEmail } from '../customers/customer.ts';
import { changeCustomer } from '../customers/store.ts';
import { visitorAnswer } from './visitor.ts';

const SET_COOKIE = 'Set-Cookie';

export const getVisitor: CustomerHandler<'getVisitor'> = async (_request, database, { actor }) => ({
  data: await visitorAnswer(database, actor),
});

export const signIn: PreparedCustomerHandler<'signIn', string> = {
  async prepare({ body }, { passwords, now }, database) {
    const attempt = await countAttempt({ customersOf: database }, body.emailAddress, now);
    const customer = await accountOf(database, body.emailAddress);
    const { matches } = await passwords.verify(
      body.password,
      customer?.password_hash ?? null,
      'customer',
    );
    if (!customer || !matches) throw new UnauthorizedError(PAGE_ERROR_TEXT.wrongSignIn);
    await attempt.succeeded();
    return customer.id;
  },

  async handle(_request, transaction, { actor, now, tenant, pagesUrl, setHeader }, customerId) {
    if (actor.sessionHash) await endSession(transaction, actor.sessionHash);
    const secret = await beginSession(transaction, customerId, now);
    const data = await visitorAnswer(transaction, { id: customerId });
    setHeader(SET_COOKIE, sessionCookie(pagesUrl(tenant.slug), secret));
    return { data };
  },
};

/** Guests have no account: their password is one that nobody knows. */
async function accountOf(database: TenantDatabase, emailAddress: string) {
  return database
    .selectFrom('customers')
    .innerJoin('customer_types', 'customer_types.id', 'customers.customer_type_id')
    .select(['customers.id', 'customers.password_hash'])
    .where(sql`lower(email_address)`, '=', emailAddress.toLowerCase())
    .where('customer_types.type', '!=', 'guest')
    .executeTakeFirst();
}

export const signOut: CustomerHandler<'signOut'> = async (
  _request,
  transaction,
  { actor, tenant, pagesUrl, setHeader },
) => {
  if (actor.sessionHash) await endSession(transaction, actor.sessionHash);
  setHeader(SET_COOKIE, sessionCookie(pagesUrl(tenant.slug), null));
  return { data: { done: true } };
};

export const forgotPassword: CustomerHandler<'forgotPassword'> = async (
  { body },
  transaction,
  context,
) => {
  const customer = await findByEmail(transaction, body.emailAddress);
  const wish = { tenantId: context.tenant.id, customerId: customer?.id ?? null };
  await context.sendJob(transaction, 'send-password-link', wish);
  return { data: { sent: true } };
};

/** Writes the mail after the answer, which therefore takes as long for an address of nobody. */
export const sendPasswordLinkLater = defineJob({
  name: 'send-password-link',
  retries: 3,
  async run({ tenantId, customerId }, context) {
    if (customerId === null) return;
    await inCompany(context, tenantId, async (transaction, tenant) => {
      const customer = await transaction
        .selectFrom('customers')
        .select(CUSTOMER_COLUMNS)
        .where('id', '=', customerId)
        .executeTakeFirst();
      if (customer) await sendPasswordLink(transaction, { ...context, tenant }, customer);
    });
  },
});

export const resetPassword: PreparedCustomerHandler<'resetPassword', string> = {
  async prepare({ body }, { passwords, tenant, now }, database) {
    const customerId = await ownerOfLink({ customersOf: database }, body.token, now);
    if (customerId === null) throw new UnauthorizedError(PAGE_ERROR_TEXT.resetLinkEnded);
    const { email_address: emailAddress } = await database
      .selectFrom('customers')
      .select('email_address')
      .where('id', '=', customerId)
      .executeTakeFirstOrThrow();
    assertStrong(body.password, { emailAddress, companies: [tenant] });
    return passwords.hash(body.password, 'customer');
  },

  async handle({ body }, transaction, context, passwordHash) {
    const { tenant, now, pagesUrl, setHeader } = context;
    const customerId = await useLink({ customersOf: transaction }, body.token, now);
    if (customerId === null) throw new UnauthorizedError(PAGE_ERROR_TEXT.resetLinkEnded);
    const customerTypeId = await accountTypeOf(transaction, customerId);
    await changeCustomer(
      transaction,
      { ...context, actor: { kind: 'customer', id: customerId } },
      customerId,
      { passwordHash, customerTypeId, addAliasOnDuplicate: false },
    );
    await endSessionsOf(transaction, customerId);
    const secret = await beginSession(transaction, customerId, now);
    const data = await visitorAnswer(transaction, { id: customerId });
    setHeader(SET_COOKIE, sessionCookie(pagesUrl(tenant.slug), secret));
    return { data };
  },
};

/** A guest with a password is an account holder; everybody else keeps their type. */
async function accountTypeOf(database: TenantDatabase, customerId: string): Promise<string> {
  const { rows } = await sql<{ typeId: string }>`
    select case own.type when 'guest' then account.id else own.id end as "typeId"
    from customers
    join customer_types as own on own.tenant_id = customers.tenant_id
      and own.id = customers.customer_type_id
    join customer_types as account on account.tenant_id = customers.tenant_id
      and account.type = 'default'
    where customers.tenant_id = ${thisTenant} and customers.id = ${customerId}
  `.execute(database);
  return (rows[0] as { typeId: string }).typeId;
}

type OwnBookingRow = {
  reference: string;
  status: 'option' | 'confirmed' | 'completed' | 'canceled' | 'expired';
  dockName: string;
  boatModelName: string;
  timeZoneName: string;
  pickup: Date;
  return: Date;
  boats: number;
  passengers: number;
  currency: string;
  totalIncludingTax: number;
  paid: number;
};

export const listOwnBookings: CustomerHandler<'listOwnBookings'> = async (
  _request,
  database,
  { actor },
) => {
  if (actor.id === null) throw new UnauthorizedError(PAGE_ERROR_TEXT.signedOut);
  const { rows } = await sql<OwnBookingRow>`
    select
      reference, status, docks.name as "dockName", boat_models.name as "boatModelName",
      docks.address ->> 'timeZoneName' as "timeZoneName", pickup_at as pickup,
      return_at as return, boats, passengers, currency,
      ${owed} as "totalIncludingTax", ${paid} as paid
    from bookings
    join docks on docks.tenant_id = bookings.tenant_id and docks.id = dock_id
    join boat_models on boat_models.tenant_id = bookings.tenant_id
      and boat_models.id = boat_model_id
    where bookings.tenant_id = ${thisTenant} and customer_id = ${actor.id}
      and status <> 'draft'
    order by pickup_at desc, bookings.id
  `.execute(database);
  return {
    data: rows.map(({ pickup, return: back, paid, ...booking }) => ({
      ...booking,
      pickup: formatInstant(pickup.getTime()),
      return: formatInstant(back.getTime()),
      balance: booking.totalIncludingTax - paid,
    })),
  };
};
