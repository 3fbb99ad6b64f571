import type { Kysely, Transaction } from 'kysely';
import type { GlobalTables, TenantTables } from './schema.ts';

/** The database without a company: only the tables that belong to none can be named. */
export type Database = Kysely<GlobalTables>;

/** The database as one company sees it; `forTenant` is the only way to get one. */
export type TenantDatabase = Kysely<TenantTables>;

/** A transaction on the tables of one company. */
export type TenantTransaction = Transaction<TenantTables>;

/** The longest wait for a lock, and for a free connection. */
export const LOCK_TIMEOUT_MS = 5_000;

/** Frees a connection from the limits of time that keep a request short, and gives them back. */
export const UNLIMITED = 'set statement_timeout = 0; set lock_timeout = 0';
export const LIMITED = 'reset statement_timeout; reset lock_timeout';
