import { sqlMigration } from './sql-migration.ts';

export default sqlMigration(`
  create table tenants (
    id uuid primary key,
    slug text not null constraint tenants_slug_unique unique,
    name text not null,
    currency text not null,
    locale text not null,
    time_zone text not null,
    plan text not null,
    provider text not null,
    booking_fee jsonb not null,
    prices_shown text not null default 'including_tax',
    hold_minutes integer not null default 20,
    option_hours integer not null default 48,
    created_at timestamptz not null
  );

  create table api_keys (
    id uuid primary key,
    prefix text not null constraint api_keys_prefix_unique unique,
    hash text not null,
    description text not null,
    created_at timestamptz not null,
    last_used_at timestamptz,
    revoked_at timestamptz
  );

  create table api_key_tenants (
    api_key_id uuid not null references api_keys on delete cascade,
    tenant_id uuid not null references tenants on delete cascade,
    is_primary boolean not null,
    primary key (api_key_id, tenant_id)
  );
  create unique index api_key_tenants_one_primary on api_key_tenants (api_key_id) where is_primary;
`);
