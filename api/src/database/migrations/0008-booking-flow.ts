import { sqlMigration } from './sql-migration.ts';

// Customers are counted by the month and by the day in which they were stored, so that a list can
// say how many there are, and find a page far behind, without looking at each of them.
export default sqlMigration(`
  create table partners (
    tenant_id uuid not null references tenants,
    id uuid not null,
    code text not null,
    name text not null,
    commission_percentage numeric(7, 4) not null check (commission_percentage between 0 and 100),
    position integer not null,
    archived_at timestamptz,
    primary key (tenant_id, id),
    constraint partners_code_unique unique (tenant_id, code)
  );

  create table add_ons (
    tenant_id uuid not null references tenants,
    id uuid not null,
    name text not null,
    description text not null,
    definition jsonb not null,
    position integer not null,
    archived_at timestamptz,
    primary key (tenant_id, id)
  );

  alter table media add column add_on_id uuid;
  alter table media drop constraint media_check;
  alter table media add constraint media_of_one_thing
    check (num_nonnulls(dock_id, boat_model_id, add_on_id) = 1);
  alter table media add foreign key (tenant_id, add_on_id) references add_ons;
  create index media_of_add_on on media (tenant_id, add_on_id, position);

  create table discounts (
    tenant_id uuid not null references tenants,
    id uuid not null,
    name text not null,
    definition jsonb not null,
    archived_at timestamptz,
    primary key (tenant_id, id)
  );

  create table discount_codes (
    tenant_id uuid not null references tenants,
    id uuid not null,
    discount_id uuid not null,
    code text not null,
    uses integer check (uses > 0),
    ends_at timestamptz,
    active boolean not null,
    archived_at timestamptz,
    primary key (tenant_id, id),
    foreign key (tenant_id, discount_id) references discounts
  );
  create unique index discount_codes_unique on discount_codes (tenant_id, upper(code));

  alter table rental_setups add column confirmation jsonb not null
    default '{"type": "full_payment"}';
  update customer_types set rules = '{
    "confirmWithoutPaying": false,
    "bookingRules": {},
    "cancellation": {"customerMayCancel": false, "noticeHours": 0, "feeSteps": []}
  }';

  alter table bookings
    add column partner_id uuid,
    add column discount_code_id uuid,
    add column own_reference text,
    add column rules_apply boolean not null default false,
    add foreign key (tenant_id, partner_id) references partners,
    add foreign key (tenant_id, discount_code_id) references discount_codes;
  create index bookings_of_discount_code on bookings (tenant_id, discount_code_id)
    where discount_code_id is not null;
  create index bookings_by_pickup on bookings (tenant_id, pickup_at);

  create table booking_add_ons (
    tenant_id uuid not null references tenants,
    booking_id uuid not null,
    add_on_id uuid not null,
    quantity integer not null check (quantity > 0),
    position integer not null,
    primary key (tenant_id, booking_id, add_on_id),
    foreign key (tenant_id, booking_id) references bookings on delete cascade,
    foreign key (tenant_id, add_on_id) references add_ons
  );

  alter table booking_payments add column reference text;

  create table payment_requests (
    tenant_id uuid not null references tenants,
    id uuid not null,
    booking_id uuid not null,
    amount bigint not null check (amount > 0),
    confirms_booking boolean not null,
    created_at timestamptz not null,
    primary key (tenant_id, id),
    foreign key (tenant_id, booking_id) references bookings on delete cascade
  );
  create index payment_requests_of_booking
    on payment_requests (tenant_id, booking_id, created_at);

  alter table customers add column updated_at timestamptz;
  update customers set updated_at = greatest(
    registered_at,
    (
      select max(happened_at) from customer_history
      where customer_history.tenant_id = customers.tenant_id
        and customer_history.customer_id = customers.id
    )
  );
  alter table customers alter column updated_at set not null;
  create index customers_by_change on customers (tenant_id, updated_at, id);

  create table customer_counts (
    tenant_id uuid not null references tenants,
    unit text not null check (unit in ('month', 'day')),
    starts_on date not null,
    customers bigint not null,
    primary key (tenant_id, unit, starts_on)
  );

  create function count_customers() returns trigger language plpgsql as $$
  begin
    insert into customer_counts
    select tenant_id, unit, date_trunc(unit, registered_at at time zone 'UTC')::date,
      case tg_op when 'INSERT' then count(*) else -count(*) end
    from changed, unnest(array['month', 'day']) as unit
    group by 1, 2, 3 order by 1, 2, 3
    on conflict (tenant_id, unit, starts_on)
    do update set customers = customer_counts.customers + excluded.customers;
    return null;
  end $$;
  create trigger count_stored after insert on customers
    referencing new table as changed for each statement execute function count_customers();
  create trigger count_deleted after delete on customers
    referencing old table as changed for each statement execute function count_customers();
  alter table customers enable always trigger count_stored;
  insert into customer_counts
  select tenant_id, unit, date_trunc(unit, registered_at at time zone 'UTC')::date, count(*)
  from customers, unnest(array['month', 'day']) as unit group by 1, 2, 3;
`);
