import { sqlMigration } from './sql-migration.ts';

// A link for paying that staff copy opens its payment alone, and so does the way back from it.
export default sqlMigration(`
  alter table booking_keys add column request_id uuid;
  alter table payments add column by_request_key boolean not null default false;
`);
