import { MIGRATIONS } from '../../src/database/migrations/index.ts';
import { sqlMigration } from '../../src/database/migrations/sql-migration.ts';

// Every statement of the version before is still understood, but some of its rows are refused.
const stricter = sqlMigration(
  'create unique index one_of_a_family on customers (tenant_id, family_name)',
);
Object.assign(MIGRATIONS, { '9001-stricter': stricter });
await import('../../src/cli/main.ts');
