import type { BookingStatus } from '@slipway/contract';
import { SEARCH_HITS } from '@slipway/contract/team';
import { formatInstant } from '@slipway/engine';
import { sql } from 'kysely';
import { dockScope } from '../../../access/team/dock-scope.ts';
import type { TenantDatabase } from '../../../database/database.ts';
import { thisTenant } from '../../../database/this-tenant.ts';
import type { RequestContext, TeamHandler } from '../../../http/handler.ts';
import { joinAlias, nameOnBooking } from '../../bookings/alias.ts';
import { fitsSearch } from '../../customers/fits-search.ts';

type FoundBooking = {
  id: string;
  reference: string;
  status: BookingStatus;
  customerName: string | null;
  dockId: string;
  boatModelName: string;
  boatNames: string[];
  pickup: Date;
  return: Date;
};

type FoundCustomer = { id: string; name: string; emailAddress: string; phoneNumber: string | null };

export const searchEverything: TeamHandler<'searchEverything'> = async (
  { query: { text } },
  database,
  context,
) => {
  const search = text.trim();
  if (search === '') return { data: { bookings: [], customers: [] } };
  const [bookings, customers] = await Promise.all([
    findBookings(database, context, search),
    findCustomers(database, search),
  ]);
  return {
    data: {
      bookings: bookings.map((booking) => ({
        ...booking,
        pickup: formatInstant(booking.pickup.getTime()),
        return: formatInstant(booking.return.getTime()),
      })),
      customers,
    },
  };
};

async function findBookings(
  database: TenantDatabase,
  context: Pick<RequestContext, 'now'> & Parameters<typeof dockScope>[0],
  search: string,
): Promise<FoundBooking[]> {
  const text = sql`concat_ws(' ', reference, (customers.given_name || ' ' || customers.family_name),
    email_address,
    contact ->> 'givenName', contact ->> 'familyName', contact ->> 'emailAddress', hulls.names,
    boat_models.name)`;
  const phones = sql`concat_ws(' ', customers.phone_number, contact ->> 'phoneNumber',
    alias.phone_number)`;
  const { rows } = await sql<FoundBooking>`
    select bookings.id, reference, status, dock_id as "dockId",
      ${nameOnBooking} as "customerName",
      boat_models.name as "boatModelName", coalesce(hulls.list, '[]') as "boatNames",
      pickup_at as pickup, return_at as return
    from bookings
    join boat_models
      on boat_models.tenant_id = bookings.tenant_id and boat_models.id = boat_model_id
    left join customers
      on customers.tenant_id = bookings.tenant_id and customers.id = customer_id
    ${joinAlias}
    left join lateral (
      select json_agg(boats.name order by trips.position) as list,
        string_agg(boats.name, ' ') as names
      from trips join boats on boats.tenant_id = trips.tenant_id and boats.id = boat_id
      where trips.tenant_id = bookings.tenant_id and booking_id = bookings.id
    ) as hulls on true
    where bookings.tenant_id = ${thisTenant} and ${dockScope(context, 'bookings.dock_id')}
      and ${fitsSearch(search, { text, phones })}
    order by
      reference <> ${search.split(/\s+/)[0]?.toUpperCase() ?? ''},
      status in ('canceled', 'expired', 'draft'),
      abs(extract(epoch from pickup_at - ${context.now}::timestamptz)), reference
    limit ${SEARCH_HITS}
  `.execute(database);
  return rows;
}

async function findCustomers(database: TenantDatabase, search: string): Promise<FoundCustomer[]> {
  const text = sql`concat_ws(' ', person.given_name, person.family_name, email_address,
    aliases.names)`;
  const phones = sql`concat_ws(' ', person.phone_number, aliases.phones)`;
  const { rows } = await sql<FoundCustomer>`
    select person.id, person.given_name || ' ' || person.family_name as name,
      email_address as "emailAddress", person.phone_number as "phoneNumber"
    from customers as person
    left join lateral (
      select string_agg(given_name || ' ' || family_name, ' ') as names,
        string_agg(phone_number, ' ') as phones
      from customer_aliases
      where tenant_id = person.tenant_id and customer_id = person.id
    ) as aliases on true
    where person.tenant_id = ${thisTenant} and anonymized_at is null
      and ${fitsSearch(search, { text, phones })}
    order by person.family_name, person.given_name, person.id
    limit ${SEARCH_HITS}
  `.execute(database);
  return rows;
}
