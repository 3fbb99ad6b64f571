import type { Member } from '../../actor.ts';
import type { Database } from '../../database/database.ts';
import { forTenant } from '../../database/for-tenant.ts';
import { findMember } from './members.ts';

type Question = { personId: string; now: Date; where?: (member: MemberOf) => boolean };

/** What is known of a member without a session. */
type MemberOf = Omit<Member, 'session'>;

/** The companies that a person works for now, or only those where the member there is such a one. */
export async function companiesOf(
  database: Database,
  { personId, now, where = () => true }: Question,
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
      return member && where(member);
    })
    .map(({ id, name, slug }) => ({ id, name, slug }));
}
