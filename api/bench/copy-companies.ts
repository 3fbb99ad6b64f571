import { EXAMPLE_ID } from '@slipway/contract';
import type pg from 'pg';
import { TENANT_TABLES } from '../src/database/schema.ts';

/** The n-th copy, the same in every run. */
function copyId(n: number | string): string {
  return `md5('company' || ${n})::uuid`;
}

/** Companies that have what Heron Bay Boats has, under IDs and names of their own. */
export async function copyCompanies(client: pg.Client, count: number): Promise<void> {
  const copies = `generate_series(1, ${count}) as copy`;
  await client.query('set session_replication_role = replica');
  await client.query(`
    insert into tenants ${await copied(client, 'tenants', {
      id: copyId('copy'),
      slug: `'company' || copy`,
      name: `'Company ' || copy`,
    })} from tenants, ${copies} where id = '${EXAMPLE_ID.heronBay}'`);
  for (const table of TENANT_TABLES) {
    await client.query(`
      insert into ${table} ${await copied(client, table, { tenant_id: copyId('copy') })}
      from ${table}, ${copies} where tenant_id = '${EXAMPLE_ID.heronBay}'`);
  }
  await client.query('set session_replication_role = origin');
}

/** The columns to insert, and to select: as they are, but for those that are given. */
async function copied(
  client: pg.Client,
  table: string,
  given: Record<string, string>,
): Promise<string> {
  const { rows } = await client.query(
    `select attname as name from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped
       and attgenerated = '' and attidentity <> 'a'`,
    [table],
  );
  const names: string[] = rows.map(({ name }) => name);
  const values = names.map((name) => given[name] ?? `"${name}"`);
  return `(${names.map((name) => `"${name}"`)}) select ${values}`;
}
