import type { BookingStatus } from '@slipway/contract';
import { SEARCH_HITS } from '@slipway/contract/team';
import { formatInstant } from '@slipway/engine';
import { type RawBuilder, sql } from 'kysely';
import { dockScope } from '../../../access/team/dock-scope.ts';
import type { TenantDatabase } from '../../../database/database.ts';
import { thisTenant } from '../../../database/this-tenant.ts';
import type { RequestContext, TeamHandler } from '../../../http/handler.ts';
import { joinAlias, nameOnBooking } from '../../bookings/alias.ts';

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
  const words = text.trim().split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);
  if (words.length === 0) return { data: { bookings: [], customers: [] } };
  const [bookings, customers] = await Promise.all([
    findBookings(database, context, words),
    findCustomers(database, words),
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

const MOST_WORDS = 6;

/** Each word has to fit somewhere in the text or be part of the phone number. */
function fits(words: readonly string[], haystack: RawBuilder<unknown>, phone: RawBuilder<unknown>) {
  return sql.join(
    words.map((word) => {
      const digits = word.replace(/[^0-9]/g, '').replace(/^0+/, '');
      const isNumber = /^[+0-9()./-]+$/.test(word) && digits.length >= 3;
      return isNumber
        ? sql`(${haystack} ilike ${containing(word)} or regexp_replace(${phone}, '[^0-9]', '', 'g') like ${`%${digits}%`})`
        : sql`${haystack} ilike ${containing(word)}`;
    }),
    sql` and `,
  );
}

function containing(word: string): string {
  return `%${word.replace(/[\\%_]/g, '\\$&')}%`;
}

async function findBookings(
  database: TenantDatabase,
  context: Pick<RequestContext, 'now'> & Parameters<typeof dockScope>[0],
  words: readonly string[],
): Promise<FoundBooking[]> {
  const haystack = sql`concat_ws(' ', reference, (customers.given_name || ' ' || customers.family_name),
    email_address,
    contact ->> 'givenName', contact ->> 'familyName', contact ->> 'emailAddress', hulls.names,
    boat_models.name)`;
  const phone = sql`concat_ws(' ', customers.phone_number, contact ->> 'phoneNumber')`;
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
      and ${fits(words, haystack, phone)}
    order by
      reference <> ${words[0]?.toUpperCase() ?? ''},
      status in ('canceled', 'expired', 'draft'),
      abs(extract(epoch from pickup_at - ${context.now}::timestamptz)), reference
    limit ${SEARCH_HITS}
  `.execute(database);
  return rows;
}

async function findCustomers(
  database: TenantDatabase,
  words: readonly string[],
): Promise<FoundCustomer[]> {
  const haystack = sql`concat_ws(' ', person.given_name, person.family_name, email_address,
    aliases.names)`;
  const phone = sql`concat_ws(' ', person.phone_number, aliases.phones)`;
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
    where person.tenant_id = ${thisTenant} and anonymized_at is null and ${fits(words, haystack, phone)}
    order by person.family_name, person.given_name, person.id
    limit ${SEARCH_HITS}
  `.execute(database);
  return rows;
}
