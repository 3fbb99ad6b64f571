import { EXAMPLE_ID, TEAM } from '@slipway/contract';
import type { Database } from '../database/database.ts';
import { forTenant } from '../database/for-tenant.ts';
import type { PeopleTables, TeamTables } from '../database/tables/team.ts';

/** With it the people of the demo sign in; nobody else has it. */
export const DEMO_PASSWORD = 'a-calm-harbor';

type TeamOptions = {
  /** Null where nobody signs in with a password, as in a tab. */
  passwordHash: string | null;
  now: Date;
};

/** Stores the four people of Heron Bay Boats. Kai works at North Pier, the others at all docks. */
export async function storeTeam(
  database: Database,
  { passwordHash, now }: TeamOptions,
): Promise<void> {
  for (const { id, name, emailAddress, role } of Object.values(TEAM)) {
    const atOneDock = role === 'dock_host';
    await storeMember(database, EXAMPLE_ID.heronBay, {
      person: { id, name, email_address: emailAddress, password_hash: passwordHash },
      grant: { role, dock_ids: atOneDock ? [EXAMPLE_ID.northPier] : null },
      now,
    });
  }
}

type NewMember = {
  person: Pick<PeopleTables['people'], 'id' | 'name' | 'email_address' | 'password_hash'>;
  grant: Pick<TeamTables['members'], 'role' | 'dock_ids'>;
  now: Date;
};

/** Stores a person who works for one company; the member has the same ID. */
export async function storeMember(
  database: Database,
  tenantId: string,
  { person, grant, now }: NewMember,
): Promise<void> {
  const { id, name, email_address } = person;
  await database
    .insertInto('people')
    .values({ ...person, created_at: now })
    .execute();
  await forTenant(database, tenantId)
    .insertInto('members')
    .values({
      id,
      person_id: id,
      name,
      email_address,
      own_role_id: null,
      joined_at: now,
      ...grant,
    })
    .execute();
  await database
    .insertInto('memberships')
    .values({ person_id: id, tenant_id: tenantId, member_id: id })
    .execute();
}
