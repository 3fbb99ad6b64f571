import { sqlMigration } from './sql-migration.ts';

// Events go through the tag of the company's own site, which knows its measurement ID.
export default sqlMigration(`
  alter table company_pages add analytics boolean not null default false;
  update company_pages set analytics = measurement_id is not null;
  alter table company_pages drop column measurement_id;
`);
