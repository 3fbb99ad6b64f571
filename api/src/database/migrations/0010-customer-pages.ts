import { sqlMigration } from './sql-migration.ts';

// A booking of the form keeps what the customer has typed and the type that applied then: whoever types
// the address of somebody else gets neither their data nor their prices.
//
// Of each secret only its SHA-256 is stored. Wrong sign-ins are counted by the SHA-256 of the
// address, whether a customer has it or not, so that nobody can tell.
export default sqlMigration(`
  create table booking_keys (
    tenant_id uuid not null references tenants,
    hash text not null,
    booking_id uuid not null,
    waiver_id uuid,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    primary key (tenant_id, hash),
    foreign key (tenant_id, booking_id) references bookings on delete cascade
  );
  create index booking_keys_of_booking on booking_keys (tenant_id, booking_id);
  create index booking_keys_by_end on booking_keys (tenant_id, expires_at);

  create table customer_sessions (
    tenant_id uuid not null references tenants,
    hash text not null,
    customer_id uuid not null,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    primary key (tenant_id, hash),
    foreign key (tenant_id, customer_id) references customers on delete cascade
  );
  create index customer_sessions_of_customer on customer_sessions (tenant_id, customer_id);
  create index customer_sessions_by_end on customer_sessions (tenant_id, expires_at);

  create table password_links (
    tenant_id uuid not null references tenants,
    hash text not null,
    customer_id uuid not null,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    primary key (tenant_id, hash),
    foreign key (tenant_id, customer_id) references customers on delete cascade
  );
  create index password_links_of_customer on password_links (tenant_id, customer_id);

  create table wrong_sign_ins (
    tenant_id uuid not null references tenants,
    account text not null,
    attempts integer not null,
    last_at timestamptz not null,
    primary key (tenant_id, account)
  );

  create table booking_answers (
    tenant_id uuid not null references tenants,
    booking_id uuid not null,
    question_id uuid not null,
    answer text not null,
    sensitive boolean not null,
    answered_at timestamptz not null,
    primary key (tenant_id, booking_id, question_id),
    foreign key (tenant_id, booking_id) references bookings on delete cascade
  );

  alter table bookings
    add column language text,
    add column contact jsonb,
    add column applied_type_id uuid,
    add foreign key (tenant_id, applied_type_id) references customer_types;
`);
