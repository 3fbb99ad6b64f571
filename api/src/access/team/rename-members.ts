import type { Database } from '../../database/database.ts';
import { forTenant } from '../../database/for-tenant.ts';

/** Gives a person another name, in every company that the person works for. */
export async function renameMembers(
  database: Database,
  personId: string,
  name: string,
): Promise<void> {
  await database.updateTable('people').set({ name }).where('id', '=', personId).execute();
  const companies = await database
    .selectFrom('memberships')
    .select('tenant_id')
    .where('person_id', '=', personId)
    .execute();
  for (const { tenant_id } of companies) {
    await forTenant(database, tenant_id)
      .updateTable('members')
      .set({ name })
      .where('person_id', '=', personId)
      .execute();
  }
}
