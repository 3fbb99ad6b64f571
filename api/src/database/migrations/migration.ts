import type { Database } from '../database.ts';

/** Something to be done to the database once. The version before goes on working meanwhile and after. */
export type Migration =
  /** Run in one transaction, which holds its locks to the end. */
  | { readonly statements: string }
  /** Run one after the other, each on its own, and all of them again after a failure. */
  | { readonly steps: readonly MigrationStep[] };

/** Takes as long as it takes, and keeps nobody from writing. */
export type MigrationStep = (connection: Database) => Promise<void>;
