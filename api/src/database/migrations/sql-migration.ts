import type { Migration } from './migration.ts';

/**
 * A migration written in plain SQL, which happens wholly or not at all. For what takes no time
 * however large a table is. There is no way down: the next migration corrects.
 */
export function sqlMigration(statements: string): Migration {
  return { statements };
}
