import type { Selectable } from 'kysely';
import type { GlobalTables } from './schema.ts';

/** A company with its settings; the API calls it a tenant. */
export type Tenant = Selectable<GlobalTables['tenants']>;
