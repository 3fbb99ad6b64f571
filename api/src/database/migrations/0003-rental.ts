import { sqlMigration } from './sql-migration.ts';

export default sqlMigration(`
  create table schedules (
    tenant_id uuid not null references tenants,
    id uuid not null,
    name text not null,
    definition jsonb not null,
    primary key (tenant_id, id)
  );

  create table pricings (
    tenant_id uuid not null references tenants,
    id uuid not null,
    name text not null,
    definition jsonb not null,
    primary key (tenant_id, id)
  );

  create table rental_setups (
    tenant_id uuid not null references tenants,
    id uuid not null,
    dock_id uuid not null,
    boat_model_id uuid not null,
    starts_on date not null,
    ends_on date,
    run_over_days integer not null check (run_over_days between 0 and 28),
    schedule_id uuid not null,
    pricing_id uuid not null,
    archived_at timestamptz,
    primary key (tenant_id, id),
    check (ends_on >= starts_on),
    foreign key (tenant_id, dock_id) references docks,
    foreign key (tenant_id, boat_model_id) references boat_models,
    foreign key (tenant_id, schedule_id) references schedules,
    foreign key (tenant_id, pricing_id) references pricings
  );
  create index rental_setups_of_pair
    on rental_setups (tenant_id, dock_id, boat_model_id, starts_on);

  create table tax_rates (
    tenant_id uuid not null references tenants,
    id uuid not null,
    name text not null,
    percentage numeric(7, 4) not null check (percentage between 0 and 100),
    read_only boolean not null,
    position integer not null,
    primary key (tenant_id, id)
  );

  create table customer_types (
    tenant_id uuid not null references tenants,
    id uuid not null,
    name text not null,
    abbreviation text not null,
    type text not null,
    rules jsonb not null,
    position integer not null,
    primary key (tenant_id, id)
  );
  create unique index customer_types_one_of_each_kind
    on customer_types (tenant_id, type) where type <> 'custom';
`);
