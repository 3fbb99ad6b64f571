import { sqlMigration } from './sql-migration.ts';

// How the dashboard writes times for a person; the language stands beside it.
export default sqlMigration(`
  alter table people add column hour_cycle text not null default 'h23';
`);
