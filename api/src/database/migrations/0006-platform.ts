import { sqlMigration } from './sql-migration.ts';

// Rate limits are counted anew every minute, so losing them in a crash costs nothing: unlogged.
export default sqlMigration(`
  create table outbox (
    tenant_id uuid not null references tenants,
    id uuid not null,
    booking_id uuid,
    recipient text not null,
    subject text not null,
    html text not null,
    text text not null,
    created_at timestamptz not null,
    sent_at timestamptz,
    failure text,
    primary key (tenant_id, id),
    foreign key (tenant_id, booking_id) references bookings on delete cascade
  );

  create table idempotency_keys (
    tenant_id uuid not null references tenants,
    api_key_id uuid not null,
    key text not null,
    fingerprint text not null,
    status integer not null,
    body text not null,
    created_at timestamptz not null,
    primary key (tenant_id, api_key_id, key)
  );
  create index idempotency_keys_by_age on idempotency_keys (tenant_id, created_at);

  create unlogged table rate_limits (
    key varchar(255) primary key,
    points integer not null default 0,
    expire bigint
  );
`);
