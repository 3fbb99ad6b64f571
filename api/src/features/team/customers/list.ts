import { PAGE_SIZE } from '@slipway/contract';
import { formatInstant, formatTimestamp } from '@slipway/engine';
import { type RawBuilder, sql } from 'kysely';
import { dockScope } from '../../../access/team/dock-scope.ts';
import { thisTenant } from '../../../database/this-tenant.ts';
import type { TeamHandler } from '../../../http/handler.ts';
import { paginationOf, rowsBefore } from '../../../http/pagination.ts';
import { fitsSearch } from '../../customers/fits-search.ts';

type Row = {
  id: string;
  name: string;
  aliases: string[];
  emailAddress: string;
  phoneNumber: string | null;
  typeName: string;
  memberUntil: string | null;
  upcoming: number;
  lastTrip: Date | null;
  registeredAt: Date;
};

export const listTeamCustomers: TeamHandler<'listTeamCustomers'> = async (
  { query },
  database,
  context,
) => {
  const { page, search, customerTypes, sort = 'name', descending = false } = query;
  const chosen = sql.join(
    [
      sql`anonymized_at is null`,
      ...(search?.trim() ? [fits(search.trim())] : []),
      ...(customerTypes ? [sql`customer_type_id = any(${customerTypes.split(',')}::uuid[])`] : []),
    ],
    sql` and `,
  );
  const counted = await sql<{ total: number }>`
    select count(*)::bigint as total from customers
    where tenant_id = ${thisTenant} and ${chosen}
  `.execute(database);
  const own = sql`bookings.tenant_id = person.tenant_id and customer_id = person.id
    and status in ('confirmed', 'completed') and ${dockScope(context, 'bookings.dock_id')}`;
  const { rows } = await sql<Row>`
    select person.id, person.given_name || ' ' || person.family_name as name,
      email_address as "emailAddress", person.phone_number as "phoneNumber",
      customer_types.name as "typeName", member_until as "memberUntil",
      registered_at as "registeredAt",
      array(
        select given_name || ' ' || family_name from customer_aliases
        where tenant_id = person.tenant_id and customer_id = person.id order by created_at
      ) as aliases,
      (
        select count(*) from bookings where ${own} and status = 'confirmed'
      )::int as upcoming,
      (
        select max(pickup_at) from bookings where ${own} and pickup_at <= ${context.now}
      ) as "lastTrip"
    from (
      select * from customers where tenant_id = ${thisTenant} and ${chosen}
      order by ${inOrder(sort, descending)}
      limit ${PAGE_SIZE} offset ${rowsBefore(page)}
    ) as person
    join customer_types on customer_types.tenant_id = person.tenant_id
      and customer_types.id = customer_type_id
    order by ${inOrder(sort, descending, 'person.')}
  `.execute(database);
  return {
    data: rows.map(({ registeredAt, lastTrip, ...row }) => ({
      ...row,
      lastTrip: lastTrip && formatInstant(lastTrip.getTime()),
      registeredAt: formatTimestamp(registeredAt.getTime()),
    })),
    pagination: paginationOf(page, counted.rows[0]?.total ?? 0, context.url),
  };
};

function inOrder(sort: 'name' | 'added', descending: boolean, of = ''): RawBuilder<unknown> {
  const columns =
    sort === 'name'
      ? [`lower(${of}family_name)`, `lower(${of}given_name)`, `${of}id`]
      : [`${of}registered_at`, `${of}id`];
  const direction = descending ? 'desc' : 'asc';
  return sql.raw(columns.map((column) => `${column} ${direction}`).join(', '));
}

/** Name, alias, e-mail address or phone number. */
function fits(search: string): RawBuilder<boolean> {
  const aliases = (column: RawBuilder<unknown>) => sql`(
    select string_agg(${column}, ' ') from customer_aliases
    where customer_aliases.tenant_id = ${thisTenant}
      and customer_aliases.customer_id = customers.id
  )`;
  return fitsSearch(search, {
    text: sql`concat_ws(' ', given_name, family_name, email_address,
      ${aliases(sql`given_name || ' ' || family_name`)})`,
    phones: sql`concat_ws(' ', phone_number, ${aliases(sql`phone_number`)})`,
  });
}
