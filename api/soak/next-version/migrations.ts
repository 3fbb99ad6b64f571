import { MIGRATIONS } from '../../src/database/migrations/index.ts';
import type { Migration } from '../../src/database/migrations/migration.ts';
import {
  buildIndex,
  fillRows,
  validateConstraint,
} from '../../src/database/migrations/online-steps.ts';
import { sqlMigration } from '../../src/database/migrations/sql-migration.ts';

/** What a next version might do to the largest table, once in every way that there is. */
const NEXT: Record<string, Migration> = {
  '9001-tides': sqlMigration(`
    create table tides (
      tenant_id uuid not null references tenants,
      id uuid not null,
      booking_id uuid not null,
      primary key (tenant_id, id),
      foreign key (tenant_id, booking_id) references bookings
    );
    alter table bookings
      add column tide_minutes integer,
      add column moored boolean not null default false;
    alter table bookings
      add constraint bookings_tide_known check (tide_minutes is null or tide_minutes >= 0) not valid;
  `),
  '9002-tides-of-old-bookings': {
    steps: [
      fillRows('bookings', { set: 'tide_minutes = 30', where: 'tide_minutes is null' }),
      buildIndex('bookings_by_tide', 'on bookings (tenant_id, tide_minutes, return_at)'),
      validateConstraint('bookings', 'bookings_tide_known'),
    ],
  },
};

Object.assign(MIGRATIONS, NEXT);
