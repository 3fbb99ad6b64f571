import { type RawBuilder, sql } from 'kysely';
import { thisTenant } from '../../database/this-tenant.ts';

export type Alias = { name: string; phoneNumber: string | null };

/**
 * Joins `alias`, under which it was booked, to rows of `bookings` with their `customers`: the name
 * that was given for the booking is stored as another one of its customer.
 */
export const joinAlias = sql`
  left join lateral (
    select known.given_name, known.family_name, known.phone_number
    from customer_aliases as known
    where known.tenant_id = ${thisTenant} and known.customer_id = bookings.customer_id
      and known.given_name = bookings.contact ->> 'givenName'
      and known.family_name = bookings.contact ->> 'familyName'
      and (known.given_name, known.family_name) <> (customers.given_name, customers.family_name)
    order by known.phone_number is distinct from bookings.contact ->> 'phoneNumber'
    limit 1
  ) as alias on true
`;

/** The name that a booking shows, in rows with their alias. */
export const nameOnBooking = sql<string | null>`coalesce(
  (alias.given_name || ' ' || alias.family_name),
  (customers.given_name || ' ' || customers.family_name),
  (contact ->> 'givenName') || ' ' || (contact ->> 'familyName')
)`;

/** The alias of one booking, as JSON. */
export function aliasOf(bookingId: string): RawBuilder<Alias | null> {
  return sql`(
    select json_build_object(
      'name', alias.given_name || ' ' || alias.family_name, 'phoneNumber', alias.phone_number
    )
    from bookings
    join customers on customers.tenant_id = bookings.tenant_id
      and customers.id = bookings.customer_id
    ${joinAlias}
    where bookings.tenant_id = ${thisTenant} and bookings.id = ${bookingId}
      and alias.given_name is not null
  )`;
}
