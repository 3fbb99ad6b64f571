import { sqlMigration } from './sql-migration.ts';

// A trip is the use of one boat within a booking. It has a row from the moment at which its hull is
// known; waiting and ready follow from the clock, the other states from what has happened to it.
// A signature keeps the words that were signed, and so needs no waiver beside it.
export default sqlMigration(`
  create table trips (
    tenant_id uuid not null references tenants,
    id uuid not null,
    booking_id uuid not null,
    position integer not null check (position > 0),
    boat_id uuid not null,
    named_at timestamptz not null,
    out_at timestamptz,
    out_by text,
    paused_at timestamptz,
    back_at timestamptz,
    back_by text,
    primary key (tenant_id, id),
    constraint trips_position_unique unique (tenant_id, booking_id, position),
    check (paused_at is null or out_at is not null),
    check (back_at >= out_at),
    check ((out_at is null) = (out_by is null) and (back_at is null) = (back_by is null)),
    foreign key (tenant_id, booking_id) references bookings on delete cascade,
    foreign key (tenant_id, boat_id) references boats
  );
  create unique index trips_boat_out on trips (tenant_id, boat_id)
    where out_at is not null and back_at is null;
  create index trips_of_boat on trips (tenant_id, boat_id, named_at);

  create table waiver_signatures (
    tenant_id uuid not null references tenants,
    id uuid not null,
    booking_id uuid not null,
    waiver_id uuid not null,
    version text not null,
    language text not null,
    document jsonb not null,
    signer_name text not null,
    signature text,
    signed_at timestamptz not null,
    signed_by text not null,
    delete_at timestamptz not null,
    primary key (tenant_id, id),
    foreign key (tenant_id, booking_id) references bookings on delete cascade
  );
  create index waiver_signatures_of_booking
    on waiver_signatures (tenant_id, booking_id, waiver_id, signed_at);
  create index waiver_signatures_to_delete on waiver_signatures (tenant_id, delete_at);
`);
