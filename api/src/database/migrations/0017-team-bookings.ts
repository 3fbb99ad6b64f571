import { sqlMigration } from './sql-migration.ts';

// What staff do with bookings: a price of their own, notes, saved views of the list, and files that
// were exported and are kept for a day.
export default sqlMigration(`
  alter table bookings add column own_price boolean not null default false;
  alter table outbox add column kind text;
  create index outbox_of_booking on outbox (tenant_id, booking_id) where booking_id is not null;

  create table booking_notes (
    tenant_id uuid not null references tenants,
    id uuid not null,
    booking_id uuid not null,
    text text not null,
    author text not null,
    created_at timestamptz not null,
    primary key (tenant_id, id),
    foreign key (tenant_id, booking_id) references bookings on delete cascade
  );
  create index booking_notes_of_booking on booking_notes (tenant_id, booking_id);

  create table saved_filters (
    tenant_id uuid not null references tenants,
    id uuid not null,
    member_id uuid not null,
    name text not null,
    filter text not null,
    primary key (tenant_id, id),
    foreign key (tenant_id, member_id) references members on delete cascade
  );
  create unique index saved_filters_by_name on saved_filters (tenant_id, member_id, lower(name));

  create table exported_files (
    tenant_id uuid not null references tenants,
    id uuid not null,
    member_id uuid not null,
    file_name text not null,
    content_type text not null,
    base64 text not null,
    expires_at timestamptz not null,
    primary key (tenant_id, id),
    foreign key (tenant_id, member_id) references members on delete cascade
  );
  create index exported_files_by_end on exported_files (tenant_id, expires_at);
`);
