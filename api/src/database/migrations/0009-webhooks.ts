import { sqlMigration } from './sql-migration.ts';

// An endpoint follows the events of its company by position, as a reader of the feed does. What has
// to be sent once more stands in `webhook_retries`. One process at a time holds the lease of an
// endpoint and sends.
export default sqlMigration(`
  alter table tenants add column email_address text;

  create table webhooks (
    tenant_id uuid not null references tenants,
    id uuid not null,
    name text not null,
    url text not null,
    events text[] not null,
    enabled boolean not null,
    secret text not null,
    old_secret text,
    old_secret_until timestamptz,
    position bigint not null,
    failing_since timestamptz,
    not_before timestamptz,
    lease uuid,
    leased_until timestamptz,
    created_at timestamptz not null,
    primary key (tenant_id, id)
  );

  create table webhook_retries (
    tenant_id uuid not null references tenants,
    webhook_id uuid not null,
    event_id uuid not null,
    attempts integer not null,
    due_at timestamptz not null,
    primary key (tenant_id, event_id, webhook_id),
    foreign key (tenant_id, webhook_id) references webhooks on delete cascade,
    foreign key (tenant_id, event_id) references events on delete cascade
  );
  create index webhook_retries_by_time on webhook_retries (tenant_id, webhook_id, due_at);

  create table webhook_deliveries (
    tenant_id uuid not null references tenants,
    webhook_id uuid not null,
    number bigint generated always as identity,
    event_id uuid not null,
    type text not null,
    attempt integer not null,
    attempted_at timestamptz not null,
    outcome text not null,
    response_status integer,
    duration_ms integer not null,
    next_attempt_at timestamptz,
    primary key (tenant_id, webhook_id, number),
    foreign key (tenant_id, webhook_id) references webhooks on delete cascade
  );
  create index webhook_deliveries_of_event on webhook_deliveries (tenant_id, webhook_id, event_id);
  create index webhook_deliveries_by_age on webhook_deliveries (tenant_id, attempted_at);
`);
