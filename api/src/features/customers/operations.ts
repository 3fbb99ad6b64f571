import { FIRST_PAGE, PAGE_SIZE } from '@slipway/contract';
import { sql } from 'kysely';
import { tenantStatement } from '../../database/tenant-statement.ts';
import { thisTenant } from '../../database/this-tenant.ts';
import { NotFoundError } from '../../errors.ts';
import type { IntegratorHandler, PreparedIntegratorHandler } from '../../http/handler.ts';
import { isPastTheEnd, paginationOf, rowsBefore } from '../../http/pagination.ts';
import { CUSTOMER_COLUMNS, type CustomerRow, customerAnswer, findByEmail } from './customer.ts';
import { changeCustomer, storeCustomer } from './store.ts';

const countCustomers = tenantStatement<{ total: number }, object>(
  () => sql`select count(*) as total from customers where tenant_id = ${thisTenant}`,
);

const selectPage = tenantStatement<CustomerRow, { skipped: number }>(
  (slot) => sql`
    select id, customer_type_id, given_name, family_name, email_address, phone_number,
      preferred_locale, registered_at
    from customers
    where tenant_id = ${thisTenant}
    order by registered_at, id
    limit ${PAGE_SIZE} offset ${slot('skipped')}
  `,
);

export const listCustomers: IntegratorHandler<'listCustomers'> = async (
  { query: { page } },
  database,
  { url },
) => {
  const [counted] = await countCustomers(database, {});
  const total = counted?.total ?? 0;
  const rows = isPastTheEnd(page, total)
    ? []
    : await selectPage(database, { skipped: rowsBefore(page) });
  return { data: rows.map(customerAnswer), pagination: paginationOf(page, total, url) };
};

/** An address belongs to one customer at most, so there is never more than one page. */
export const searchCustomers: IntegratorHandler<'searchCustomers'> = async (
  { query },
  database,
  { url },
) => {
  const found = await findByEmail(database, query.emailAddress);
  const matches = found ? [customerAnswer(found)] : [];
  return {
    data: query.page === FIRST_PAGE ? matches : [],
    pagination: paginationOf(query.page, matches.length, url),
  };
};

export const getCustomer: IntegratorHandler<'getCustomer'> = async (
  { params: { id } },
  database,
) => {
  const customer = await database
    .selectFrom('customers')
    .select(CUSTOMER_COLUMNS)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!customer) throw new NotFoundError('customer', id);
  return { data: customerAnswer(customer) };
};

export const createCustomer: PreparedIntegratorHandler<'createCustomer', string> = {
  prepare: ({ body: { password } }, { passwords }) =>
    password ? passwords.hash(password) : passwords.hashOfRandom(),

  async handle({ body }, transaction, context, passwordHash) {
    const customer = await storeCustomer(transaction, context, { ...body, passwordHash });
    return { data: customerAnswer(customer) };
  },
};

/** An empty password changes nothing. */
export const updateCustomer: PreparedIntegratorHandler<'updateCustomer', string | undefined> = {
  prepare: async ({ body: { password } }, { passwords }) =>
    password ? passwords.hash(password) : undefined,

  async handle({ params, body }, transaction, context, passwordHash) {
    const fields = { ...body, passwordHash };
    return { data: customerAnswer(await changeCustomer(transaction, context, params.id, fields)) };
  },
};
