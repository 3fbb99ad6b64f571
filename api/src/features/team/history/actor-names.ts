import { sql } from 'kysely';
import type { TenantDatabase } from '../../../database/database.ts';
import { thisTenant } from '../../../database/this-tenant.ts';

/** How the team reads who did something, by the names that the history keeps. */
export async function readActorNames(
  database: TenantDatabase,
  actors: readonly string[],
): Promise<(actor: string) => string> {
  const named = [...new Set(actors)];
  const { rows } = await sql<{ actor: string; name: string }>`
    select 'member:' || id as actor, name from members
    where tenant_id = ${thisTenant} and 'member:' || id = any(${named}::text[])
    union all
    select 'customer:' || id, given_name || ' ' || family_name from customers
    where tenant_id = ${thisTenant} and 'customer:' || id = any(${named}::text[])
    union all
    select 'key:' || prefix, description from api_keys
    where 'key:' || prefix = any(${named}::text[])
  `.execute(database);
  const names = new Map(rows.map(({ actor, name }) => [actor, name]));
  return (actor) => names.get(actor) ?? ACTOR_KIND[actor.split(':')[0] ?? ''] ?? actor;
}

/** What those are called whose name is not known, or no longer. */
const ACTOR_KIND: Readonly<Record<string, string>> = {
  member: 'Former team member',
  customer: 'Customer',
  key: 'API key',
  system: 'System',
};
