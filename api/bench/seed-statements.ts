import { EXAMPLE_ID } from '@slipway/contract';

const TRIPS_PER_DAY = 40;
const DAYS_AHEAD = 60;

/** The n-th ID of a kind, the same in every statement. */
export function idOf(kind: string, number: string): string {
  return `md5('${kind}' || ${number})::uuid`;
}

/** How many of them each company has. */
export type SeedSize = {
  bookings: number;
  customers: number;
  /** A condition on `tenants` that says which companies; all of them without it. */
  companies?: string;
};

function companies({ companies: condition = 'true' }: SeedSize): string {
  return `(select id as tenant_id from tenants where ${condition}) as company`;
}

export type SeedStatement = (size: SeedSize) => string;

export const TRIPS: readonly SeedStatement[] = [
  (size) => `
    insert into customers (tenant_id, id, customer_type_id, given_name, family_name, email_address,
      phone_number, preferred_locale, password_hash, registered_at, updated_at)
    select tenant_id, ${idOf('customer', 'n')}, '${EXAMPLE_ID.guest}', 'Guest', lpad(n::text, 7, '0'),
      'guest-' || n || '@customers.example', '+4520' || lpad(n::text, 6, '0'), 'en_GB', 'none',
      stored_at, stored_at
    from ${companies(size)}, generate_series(1, ${size.customers}) as n,
      lateral (select date_trunc('day', now()) - n * interval '4 minutes' as stored_at) as moment`,
  (size) => `
    insert into bookings (tenant_id, id, reference, status, customer_id, dock_id, boat_model_id,
      fleet_id, pickup_at, return_at, boats, passengers, taken_from, taken_until, booked_by,
      provider, currency, application_fee, created_at, updated_at)
    select company.tenant_id, ${idOf('booking', 'n')}, lpad(upper(to_hex(n)), 6, '0'),
      case when pickup < now() - interval '1 day' then 'completed' else 'confirmed' end,
      ${idOf('customer', `(1 + n % ${size.customers})`)}, dock_id, boat_model_id, fleet.id,
      pickup, pickup + interval '3 hours', 1, 2, pickup, pickup + interval '3 hours 15 minutes',
      'customer', 'stripe', 'EUR', 422, pickup - interval '9 days', pickup - interval '8 days'
    from ${companies(size)}
    cross join generate_series(1, ${size.bookings}) as n
    join lateral (
      select date_trunc('day', now()) + interval '${DAYS_AHEAD} days 7 hours'
        - (n / ${TRIPS_PER_DAY}) * interval '1 day' + (n % 4) * interval '3 hours 30 minutes'
        as pickup
    ) as trip on true
    join lateral (
      select id, dock_id, boat_model_id,
        row_number() over (order by boat_model_id, dock_id) as position
      from fleets
      where fleets.tenant_id = company.tenant_id
        and (dock_id, boat_model_id) in (select dock_id, boat_model_id from rental_setups)
    ) as fleet on position = 1 + (n / 4) % 4`,
  () => `update fleets set longest_taken_minutes = 195`,
];

export const MONEY: readonly SeedStatement[] = [
  (size) => `
    insert into booking_costs
    select tenant_id, ${idOf('cost', 'id || line')}, id, line,
      case line when 1 then 'pricing_structure' else 'booking_fee' end,
      case line when 1 then 'Boat rental' else 'Booking fee' end, '${EXAMPLE_ID.standardTax}',
      case line when 1 then 13200 else 422 end, case line when 1 then 11000 else 352 end
    from bookings join ${companies(size)} using (tenant_id), generate_series(1, 2) as line`,
  (size) => `
    insert into booking_payments
    select tenant_id, ${idOf('payment', 'id')}, id, 'payment_request', 13622, created_at
    from bookings join ${companies(size)} using (tenant_id)`,
  (size) => `
    insert into booking_deposits
    select tenant_id, ${idOf('deposit', 'id')}, id, 'Damage deposit', 'hold', 15000, pickup_at, null
    from bookings join ${companies(size)} using (tenant_id) where status = 'confirmed'`,
];

export const filling = (...statements: SeedStatement[]): readonly SeedStatement[] => [
  // Foreign keys hold by the way the rows are made; checking them would take minutes.
  () => `set session_replication_role = replica`,
  ...statements,
  () => `set session_replication_role = origin`,
  () => `vacuum analyze`,
];

/**
 * Fills the tables with the same number of trips for every day, from sixty days ahead back in time,
 * so that a larger company is an older one and not a denser one. What is over is completed.
 */
export const SEED_STATEMENTS = filling(...TRIPS, ...MONEY);

/** Customers and bookings alone, for whoever looks at nothing else. */
export const SEED_TRIPS = filling(...TRIPS);
