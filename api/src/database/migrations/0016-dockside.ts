import { sqlMigration } from './sql-migration.ts';

// A line of an order says how far it is; one that was changed after it was ordered says since when,
// until somebody marks it again.
export default sqlMigration(`
  alter table booking_add_ons
    add column state text not null default 'to_prepare'
      check (state in ('to_prepare', 'ready', 'handed_out')),
    add column changed_at timestamptz;

  alter table trips add column briefed boolean not null default false;
`);
