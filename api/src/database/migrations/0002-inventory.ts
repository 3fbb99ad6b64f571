import { sqlMigration } from './sql-migration.ts';

export default sqlMigration(`
  create table docks (
    tenant_id uuid not null references tenants,
    id uuid not null,
    slug text not null,
    name text not null,
    address jsonb not null,
    opens_at timestamptz not null,
    traffic_limit jsonb,
    position integer not null,
    archived_at timestamptz,
    primary key (tenant_id, id),
    constraint docks_slug_unique unique (tenant_id, slug)
  );

  create table boat_categories (
    tenant_id uuid not null references tenants,
    id uuid not null,
    name text not null,
    position integer not null,
    primary key (tenant_id, id)
  );

  create table boat_models (
    tenant_id uuid not null references tenants,
    id uuid not null,
    slug text not null,
    name text not null,
    capacity integer not null check (capacity > 0),
    short_description text not null,
    description text not null,
    category_id uuid,
    most_boats_per_booking integer,
    position integer not null,
    archived_at timestamptz,
    primary key (tenant_id, id),
    constraint boat_models_slug_unique unique (tenant_id, slug),
    foreign key (tenant_id, category_id) references boat_categories
  );

  create table media (
    tenant_id uuid not null references tenants,
    id uuid not null,
    dock_id uuid,
    boat_model_id uuid,
    type text not null,
    variants jsonb not null,
    position integer not null,
    primary key (tenant_id, id),
    check (num_nonnulls(dock_id, boat_model_id) = 1),
    foreign key (tenant_id, dock_id) references docks,
    foreign key (tenant_id, boat_model_id) references boat_models
  );
  create index media_of_dock on media (tenant_id, dock_id, position);
  create index media_of_boat_model on media (tenant_id, boat_model_id, position);

  create table boats (
    tenant_id uuid not null references tenants,
    id uuid not null,
    boat_model_id uuid not null,
    name text not null,
    registration text,
    position integer not null,
    primary key (tenant_id, id),
    constraint boats_name_unique unique (tenant_id, boat_model_id, name),
    foreign key (tenant_id, boat_model_id) references boat_models
  );

  create table placements (
    tenant_id uuid not null references tenants,
    id uuid not null,
    boat_id uuid not null,
    dock_id uuid,
    starts_at timestamptz not null,
    ends_at timestamptz,
    primary key (tenant_id, id),
    constraint placements_start_unique unique (tenant_id, boat_id, starts_at),
    check (ends_at > starts_at),
    foreign key (tenant_id, boat_id) references boats,
    foreign key (tenant_id, dock_id) references docks
  );

  create table blockouts (
    tenant_id uuid not null references tenants,
    id uuid not null,
    reason text not null,
    starts_at timestamptz not null,
    ends_at timestamptz not null,
    dock_ids uuid[],
    boat_model_ids uuid[],
    boats integer check (boats > 0),
    primary key (tenant_id, id),
    check (ends_at > starts_at)
  );
  create index blockouts_by_end on blockouts (tenant_id, ends_at);

  create table fleets (
    tenant_id uuid not null references tenants,
    id uuid not null,
    dock_id uuid not null,
    boat_model_id uuid not null,
    longest_taken_minutes integer not null default 0,
    primary key (tenant_id, id),
    constraint fleets_pair_unique unique (tenant_id, dock_id, boat_model_id),
    foreign key (tenant_id, dock_id) references docks,
    foreign key (tenant_id, boat_model_id) references boat_models
  );
`);
