import { type Migration, sql } from 'kysely';

/** A migration written in plain SQL. There is no way down: the next migration corrects. */
export function sqlMigration(statements: string): Migration {
  return {
    async up(database) {
      await sql.raw(statements).execute(database);
    },
  };
}
