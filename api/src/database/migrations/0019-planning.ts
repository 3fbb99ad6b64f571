import { sqlMigration } from './sql-migration.ts';

// What a member has just done can be taken back for some seconds: `restored` is what has to be
// written for that. Blockouts that staff add are theirs; a company file neither knows nor removes them.
export default sqlMigration(`
  create table undos (
    tenant_id uuid not null references tenants,
    id uuid not null,
    actor text not null,
    until timestamptz not null,
    restored jsonb not null,
    primary key (tenant_id, id)
  );
  create index undos_by_end on undos (tenant_id, until);

  alter table blockouts add column added_by_staff boolean not null default false;
`);
