import type { Permission } from '@slipway/contract';
import type { Database } from '../../database/database.ts';
import { forTenant } from '../../database/for-tenant.ts';
import { findMember } from './members.ts';

type Question = { personId: string; now: Date; permission?: Permission };

/** The companies that a person works for now, or only those where the role has a permission. */
export async function companiesOf(
  database: Database,
  { personId, now, permission }: Question,
): Promise<{ id: string; name: string; slug: string }[]> {
  const companies = await database
    .selectFrom('memberships')
    .innerJoin('tenants', 'tenants.id', 'memberships.tenant_id')
    .select(['tenants.id', 'tenants.name', 'tenants.slug', 'tenants.time_zone'])
    .where('person_id', '=', personId)
    .orderBy('tenants.name')
    .execute();
  const members = await Promise.all(
    companies.map((tenant) =>
      findMember(forTenant(database, tenant.id), { tenant, now, by: { personId } }),
    ),
  );
  return companies
    .filter((_, index) => {
      const member = members[index];
      return member && (permission === undefined || member.permissions.has(permission));
    })
    .map(({ id, name, slug }) => ({ id, name, slug }));
}
