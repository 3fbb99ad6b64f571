import { sqlMigration } from './sql-migration.ts';

// The sweep reads only its index: partial, because most bookings of a company are over, and with
// everything it needs inside. Its lower bound on taken_from comes from fleets.longest_taken_minutes.
export default sqlMigration(`
  create table bookings (
    tenant_id uuid not null references tenants,
    id uuid not null,
    reference text not null,
    status text not null,
    customer_id uuid,
    dock_id uuid not null,
    boat_model_id uuid not null,
    fleet_id uuid not null,
    rental_setup_id uuid,
    pickup_at timestamptz not null,
    return_at timestamptz not null,
    boats integer not null check (boats > 0),
    passengers integer not null check (passengers > 0),
    taken_from timestamptz not null,
    taken_until timestamptz not null,
    expires_at timestamptz,
    booked_by text not null,
    provider text not null,
    currency text not null,
    application_fee bigint not null,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    primary key (tenant_id, id),
    constraint bookings_reference_unique unique (tenant_id, reference),
    check (return_at >= pickup_at),
    check (taken_from <= pickup_at and taken_until >= return_at),
    check (customer_id is not null or status in ('draft', 'expired', 'canceled')),
    foreign key (tenant_id, customer_id) references customers,
    foreign key (tenant_id, dock_id) references docks,
    foreign key (tenant_id, boat_model_id) references boat_models,
    foreign key (tenant_id, fleet_id) references fleets,
    foreign key (tenant_id, rental_setup_id) references rental_setups
  );
  create index bookings_sweep on bookings (tenant_id, fleet_id, taken_from)
    include (taken_until, boats, status, expires_at, id)
    where status in ('draft', 'option', 'confirmed');
  create index bookings_in_order on bookings (tenant_id, updated_at, id);
  create index bookings_by_status on bookings (tenant_id, status, updated_at, id);
  create index bookings_of_customer on bookings (tenant_id, customer_id);
  create index bookings_to_expire on bookings (tenant_id, expires_at)
    where status in ('draft', 'option');
  create index bookings_to_complete on bookings (tenant_id, return_at)
    where status = 'confirmed';

  create table booking_costs (
    tenant_id uuid not null references tenants,
    id uuid not null,
    booking_id uuid not null,
    position integer not null,
    type text not null,
    description text not null,
    tax_rate_id uuid not null,
    amount_including_tax bigint not null,
    amount_excluding_tax bigint not null,
    primary key (tenant_id, id),
    foreign key (tenant_id, booking_id) references bookings on delete cascade,
    foreign key (tenant_id, tax_rate_id) references tax_rates
  );
  create index booking_costs_of_booking on booking_costs (tenant_id, booking_id, position);

  create table booking_payments (
    tenant_id uuid not null references tenants,
    id uuid not null,
    booking_id uuid not null,
    source text not null,
    amount bigint not null,
    created_at timestamptz not null,
    primary key (tenant_id, id),
    foreign key (tenant_id, booking_id) references bookings on delete cascade
  );
  create index booking_payments_of_booking on booking_payments (tenant_id, booking_id, created_at);

  create table booking_deposits (
    tenant_id uuid not null references tenants,
    id uuid not null,
    booking_id uuid not null,
    description text not null,
    taking text not null check (taking in ('hold', 'charge')),
    amount bigint not null,
    created_at timestamptz not null,
    closed_at timestamptz,
    primary key (tenant_id, id),
    foreign key (tenant_id, booking_id) references bookings on delete cascade
  );
  create index booking_deposits_of_booking on booking_deposits (tenant_id, booking_id, created_at);

  create table booking_history (
    tenant_id uuid not null references tenants,
    id uuid not null,
    booking_id uuid not null,
    happened_at timestamptz not null,
    actor text not null,
    changes jsonb not null,
    primary key (tenant_id, id),
    foreign key (tenant_id, booking_id) references bookings on delete cascade
  );
  create index booking_history_of_booking on booking_history (tenant_id, booking_id, happened_at);
`);
