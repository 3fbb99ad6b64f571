import { sqlMigration } from './sql-migration.ts';

// A code that staff show at the dock opens the payment of the deposit alone.
export default sqlMigration(`
  alter table booking_keys add column purpose text;
`);
