import { PAGE_SIZE } from '@slipway/contract';
import { sql } from 'kysely';
import { tenantStatement } from '../../database/tenant-statement.ts';
import { thisTenant } from '../../database/this-tenant.ts';
import type { IntegratorHandler } from '../../http/handler.ts';
import { paginationOf, rowsBefore } from '../../http/pagination.ts';
import { type CustomerRow, customerAnswer } from './customer-answer.ts';

type CountedRow = { total: number } & (CustomerRow | { id: null });

/** One statement for page and count: an empty page still has a row that holds the count. */
const selectPage = tenantStatement<CountedRow, { skipped: number }>(
  (slot) => sql`
    select total, id, customer_type_id, given_name, family_name, email_address, phone_number,
      preferred_locale, registered_at
    from (select count(*) as total from customers where tenant_id = ${thisTenant}) as counted
    left join (
      select id, customer_type_id, given_name, family_name, email_address, phone_number,
        preferred_locale, registered_at
      from customers
      where tenant_id = ${thisTenant}
      order by registered_at, id
      limit ${PAGE_SIZE} offset ${slot('skipped')}
    ) as page on true
    order by registered_at, id
  `,
);

export const listCustomers: IntegratorHandler<'listCustomers'> = async (
  { query },
  database,
  { url },
) => {
  const rows = await selectPage(database, { skipped: rowsBefore(query.page) });
  const customers = rows.filter((row) => row.id !== null);
  return {
    data: customers.map(customerAnswer),
    pagination: paginationOf(query.page, rows[0]?.total ?? 0, url),
  };
};
