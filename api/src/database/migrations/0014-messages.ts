import { sqlMigration } from './sql-migration.ts';

// A message is decided on by writing its line here, in the transaction that puts it into the outbox:
// whoever comes second finds the line and sends nothing.
export default sqlMigration(`
  create table booking_messages (
    tenant_id uuid not null references tenants,
    booking_id uuid not null,
    kind text not null,
    occasion text not null,
    created_at timestamptz not null,
    primary key (tenant_id, booking_id, kind, occasion),
    foreign key (tenant_id, booking_id) references bookings on delete cascade
  );
  create index bookings_by_return on bookings (tenant_id, return_at) where status = 'completed';

  alter table outbox
    add column sender text,
    add column reply_to text,
    add column attachments jsonb not null default '[]';
`);
