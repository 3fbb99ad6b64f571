import { FIRST_PAGE, PAGE_SIZE } from '@slipway/contract';
import { sql } from 'kysely';
import { assertStrong } from '../../access/assert-strong.ts';
import type { TenantDatabase } from '../../database/database.ts';
import { tenantStatement } from '../../database/tenant-statement.ts';
import { thisTenant } from '../../database/this-tenant.ts';
import { NotFoundError } from '../../errors.ts';
import type { IntegratorHandler, PreparedIntegratorHandler } from '../../http/handler.ts';
import {
  cursorPagination,
  isPastTheEnd,
  paginationOf,
  readCursor,
  rowsBefore,
} from '../../http/pagination.ts';
import { CUSTOMER_COLUMNS, type CustomerRow, customerAnswer, findByEmail } from './customer.ts';
import { changeCustomer, storeCustomer } from './store.ts';

type Place = { total: number; since: Date | null; before: number };

/** How many customers there are, and the first day that reaches beyond so many of them. */
const selectPlace = tenantStatement<Place, { skipped: number }>(
  (slot) => sql`
    with months as materialized (
      select starts_on, sum(customers) over (order by starts_on) as upto, customers
      from customer_counts where tenant_id = ${thisTenant} and unit = 'month'
    ), month as materialized (
      select starts_on, upto - customers as before
      from months where upto > ${slot('skipped')}::bigint order by starts_on limit 1
    ), days as (
      select counts.starts_on, counts.customers,
        before + sum(counts.customers) over (order by counts.starts_on) as upto
      from month join customer_counts as counts
        on counts.tenant_id = ${thisTenant} and counts.unit = 'day'
        and counts.starts_on >= month.starts_on
        and counts.starts_on < month.starts_on + interval '1 month'
    ), day as (
      select starts_on, upto - customers as before
      from days where upto > ${slot('skipped')}::bigint order by starts_on limit 1
    )
    select
      coalesce((select max(upto) from months), 0)::bigint as total,
      (select starts_on::timestamp at time zone 'UTC' from day) as since,
      coalesce((select before from day), 0)::bigint as before
  `,
);

const selectPage = tenantStatement<CustomerRow, { since: Date | null; skipped: number }>(
  (slot) => sql`
    select id, customer_type_id, given_name, family_name, email_address, phone_number,
      preferred_locale, registered_at, updated_at, member_until, anonymized_at
    from customers
    where tenant_id = ${thisTenant} and registered_at >= ${slot('since')}::timestamptz
    order by registered_at, id
    limit ${PAGE_SIZE} offset ${slot('skipped')}
  `,
);

export const listCustomers: IntegratorHandler<'listCustomers'> = async (
  { query },
  database,
  { url, moments },
) => {
  const { page, after, updatedAfter } = query;
  if (after !== undefined || updatedAfter !== undefined) {
    const changed = changedCustomers(database, updatedAfter, await moments.settled(database));
    return after === undefined ? changedPage(changed, page, url) : changedAfter(changed, after);
  }
  const skipped = rowsBefore(page);
  const [place] = await selectPlace(database, { skipped });
  const { total, since, before } = place as Place;
  const rows = isPastTheEnd(page, total)
    ? []
    : await selectPage(database, { since, skipped: skipped - before });
  return { data: rows.map(customerAnswer), pagination: paginationOf(page, total, url) };
};

type ListAnswer = Awaited<ReturnType<typeof listCustomers>>;

function changedCustomers(
  database: TenantDatabase,
  updatedAfter: string | undefined,
  settled: Date,
) {
  const customers = database.selectFrom('customers').where('updated_at', '<', settled);
  return updatedAfter ? customers.where('updated_at', '>', new Date(updatedAfter)) : customers;
}

type ChangedCustomers = ReturnType<typeof changedCustomers>;

/** Those who changed after a moment, in the order in which they were stored. */
async function changedPage(changed: ChangedCustomers, page: number, url: URL): Promise<ListAnswer> {
  const { total } = await changed
    .select(sql<number>`count(*)`.as('total'))
    .executeTakeFirstOrThrow();
  const rows = isPastTheEnd(page, total)
    ? []
    : await changed
        .select(CUSTOMER_COLUMNS)
        .orderBy('registered_at')
        .orderBy('id')
        .limit(PAGE_SIZE)
        .offset(rowsBefore(page))
        .execute();
  return { data: rows.map(customerAnswer), pagination: paginationOf(page, total, url) };
}

/** Those behind a cursor, in the order in which they last changed. */
async function changedAfter(changed: ChangedCustomers, after: string): Promise<ListAnswer> {
  const position = readCursor(after);
  const behind = position
    ? changed.where(
        sql<boolean>`(updated_at, id) > (${new Date(position.updatedAt)}, ${position.id}::uuid)`,
      )
    : changed;
  const rows = await behind
    .select(CUSTOMER_COLUMNS)
    .orderBy('updated_at')
    .orderBy('id')
    .limit(PAGE_SIZE)
    .execute();
  return { data: rows.map(customerAnswer), pagination: cursorPagination(rows, after) };
}

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
  async prepare({ body: { password, emailAddress } }, { passwords, tenant }) {
    if (!password) return passwords.hashOfRandom();
    assertStrong(password, { emailAddress, companies: [tenant] });
    return passwords.hash(password, 'integrator');
  },

  async handle({ body }, transaction, context, passwordHash) {
    const customer = await storeCustomer(transaction, context, { ...body, passwordHash });
    return { data: customerAnswer(customer) };
  },
};

/** An empty password changes nothing. */
export const updateCustomer: PreparedIntegratorHandler<'updateCustomer', string | undefined> = {
  async prepare({ params, body: { password, emailAddress } }, { passwords, tenant }, database) {
    if (!password) return undefined;
    const known = await database
      .selectFrom('customers')
      .select('email_address')
      .where('id', '=', params.id)
      .executeTakeFirst();
    if (!known) throw new NotFoundError('customer', params.id);
    const owner = { emailAddress: emailAddress ?? known.email_address, companies: [tenant] };
    assertStrong(password, owner);
    return passwords.hash(password, 'integrator');
  },

  async handle({ params, body }, transaction, context, passwordHash) {
    const fields = { ...body, passwordHash };
    return { data: customerAnswer(await changeCustomer(transaction, context, params.id, fields)) };
  },
};
