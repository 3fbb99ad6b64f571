import { type RawBuilder, sql } from 'kysely';
import { thisTenant } from '../../database/this-tenant.ts';

export type Alias = { name: string; phoneNumber: string | null };

/**
 * The alias that has booked, as JSON, for rows of `bookings` with their `customers`: the name that
 * was given for the booking is stored as another one of its customer.
 */
const aliasOnBooking = sql<Alias | null>`(
  select json_build_object(
    'name', alias.given_name || ' ' || alias.family_name, 'phoneNumber', alias.phone_number
  )
  from customer_aliases as alias
  where alias.tenant_id = ${thisTenant} and alias.customer_id = bookings.customer_id
    and alias.given_name = bookings.contact ->> 'givenName'
    and alias.family_name = bookings.contact ->> 'familyName'
    and (alias.given_name, alias.family_name) <> (customers.given_name, customers.family_name)
  order by alias.phone_number is distinct from bookings.contact ->> 'phoneNumber'
  limit 1
)`;

/** The same for one booking. */
export function aliasOf(bookingId: string): RawBuilder<Alias | null> {
  return sql`(
    select ${aliasOnBooking} from bookings
    join customers on customers.tenant_id = bookings.tenant_id
      and customers.id = bookings.customer_id
    where bookings.tenant_id = ${thisTenant} and bookings.id = ${bookingId}
  )`;
}
