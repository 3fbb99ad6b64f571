import { sqlMigration } from './sql-migration.ts';

// Sales figures by booking date look at the bookings that were made in a period.
export default sqlMigration(`
  create index bookings_by_creation on bookings (tenant_id, created_at);
`);
