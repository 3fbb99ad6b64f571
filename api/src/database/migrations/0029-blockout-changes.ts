import { sqlMigration } from './sql-migration.ts';

// When a blockout was changed last, so that nobody overwrites a colleague unseen. The database notes
// it, because the team, company files and the version before all write blockouts.
export default sqlMigration(`
  alter table blockouts add column updated_at timestamptz not null default now();
  create function note_blockout_change() returns trigger language plpgsql as $$
  begin
    new.updated_at := clock_timestamp();
    return new;
  end $$;
  create trigger note_change before insert or update on blockouts
    for each row execute function note_blockout_change();
`);
