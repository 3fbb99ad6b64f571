import { sqlMigration } from './sql-migration.ts';

// A line of an order says how far it is; one that was changed after it was ordered says since when,
// until somebody marks it again. Notes are only ever added, so that nobody loses what they wrote.
export default sqlMigration(`
  alter table booking_add_ons
    add column state text not null default 'to_prepare'
      check (state in ('to_prepare', 'ready', 'handed_out')),
    add column changed_at timestamptz;

  alter table trips add column briefed boolean not null default false;

  create table booking_notes (
    tenant_id uuid not null references tenants,
    id uuid not null,
    booking_id uuid not null,
    text text not null,
    written_at timestamptz not null,
    written_by text not null,
    primary key (tenant_id, id),
    foreign key (tenant_id, booking_id) references bookings on delete cascade
  );
  create index booking_notes_of_booking on booking_notes (tenant_id, booking_id, written_at);
`);
