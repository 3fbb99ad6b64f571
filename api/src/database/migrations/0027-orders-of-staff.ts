import { sqlMigration } from './sql-migration.ts';

// What a provider does because staff asked for it must not look to them like the work of a stranger.
export default sqlMigration(`
  alter table payment_orders add column booking_updated_at timestamptz;
`);
