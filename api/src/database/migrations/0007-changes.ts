import { sqlMigration } from './sql-migration.ts';

// An event gets its position after its commit, one process at a time. Positions therefore appear in
// order, and a reader that follows them never skips a change whose transaction took longer.
export default sqlMigration(`
  create table customer_history (
    tenant_id uuid not null references tenants,
    id uuid not null,
    customer_id uuid not null,
    happened_at timestamptz not null,
    actor text not null,
    changes jsonb not null,
    primary key (tenant_id, id),
    foreign key (tenant_id, customer_id) references customers on delete cascade
  );
  create index customer_history_of_customer
    on customer_history (tenant_id, customer_id, happened_at);

  create table events (
    tenant_id uuid not null references tenants,
    id uuid not null,
    position bigint,
    type text not null,
    happened_at timestamptz not null,
    data jsonb not null,
    primary key (tenant_id, id)
  );
  create unique index events_in_order on events (tenant_id, position) where position is not null;
  create index events_without_position on events (tenant_id, happened_at, id)
    where position is null;
  create index events_by_age on events (tenant_id, happened_at);

  create table event_positions (
    tenant_id uuid primary key references tenants,
    last_position bigint not null
  );

  alter table bookings add column priced_at timestamptz;
  alter table booking_deposits add column replaced boolean not null default false;

  delete from customer_aliases as later using customer_aliases as earlier
    where later.tenant_id = earlier.tenant_id and later.customer_id = earlier.customer_id
      and later.given_name = earlier.given_name and later.family_name = earlier.family_name
      and later.phone_number is not distinct from earlier.phone_number
      and (later.created_at, later.id) > (earlier.created_at, earlier.id);
  create unique index customer_aliases_unique on customer_aliases
    (tenant_id, customer_id, given_name, family_name, coalesce(phone_number, ''));

  create index outbox_by_age on outbox (tenant_id, created_at);
`);
