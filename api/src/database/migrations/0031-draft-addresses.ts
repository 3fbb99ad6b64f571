import { sqlMigration } from './sql-migration.ts';

// From where the drafts of the booking form were made, so that nobody keeps a whole fleet.
export default sqlMigration(`
  create table draft_addresses (
    tenant_id uuid not null references tenants,
    address_hash text not null,
    booking_id uuid not null,
    created_at timestamptz not null,
    primary key (tenant_id, address_hash, booking_id),
    foreign key (tenant_id, booking_id) references bookings on delete cascade
  );
  create index draft_addresses_of_booking on draft_addresses (tenant_id, booking_id);
  create index draft_addresses_by_age on draft_addresses (tenant_id, created_at);
`);
