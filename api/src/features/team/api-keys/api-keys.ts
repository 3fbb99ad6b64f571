import { permissionsOf } from '@slipway/contract';
import { TEAM_ERROR_TEXT, TEAM_FIELD_TEXT } from '@slipway/contract/team';
import { formatTimestamp } from '@slipway/engine';
import { companiesOf } from '../../../access/team/companies-of.ts';
import type { Member } from '../../../actor.ts';
import { acrossCompanies } from '../../../database/across-companies.ts';
import type { Database } from '../../../database/database.ts';
import { ForbiddenError, NotFoundError, ValidationError } from '../../../errors.ts';
import type { TeamHandler } from '../../../http/handler.ts';
import { createKeyWithin, keysOfCompany, revokeKeyFor } from '../../../keys/manage-keys.ts';
import { type Grant, mayTouch } from '../members/grant.ts';

export const listApiKeys: TeamHandler<'listApiKeys'> = async (_request, database, { tenant }) => {
  const keys = await keysOfCompany(acrossCompanies(database), tenant.id);
  return {
    data: keys.map(({ createdAt, lastUsedAt, revokedAt, ...key }) => ({
      ...key,
      createdAt: formatTimestamp(createdAt.getTime()),
      lastUsedAt: lastUsedAt && formatTimestamp(lastUsedAt.getTime()),
      revokedAt: revokedAt && formatTimestamp(revokedAt.getTime()),
    })),
  };
};

export const createApiKey: TeamHandler<'createApiKey'> = async (
  { body: { description, companyIds = [] } },
  transaction,
  { actor, tenant, now },
) => {
  assertMayManageKeys(actor);
  const database = acrossCompanies(transaction);
  const [primary = tenant.id, ...others] = companyIds;
  const allowed = await companiesOfKeys(database, actor.personId, now);
  if (![primary, ...others].every((id) => allowed.has(id))) {
    throw new ValidationError({ companyIds: [TEAM_FIELD_TEXT.foreignCompany] });
  }
  const created = await createKeyWithin(database, {
    description,
    tenantIds: [primary, ...others],
    now,
  });
  return { data: { ...created, description } };
};

export const revokeApiKey: TeamHandler<'revokeApiKey'> = async (
  { params: { id } },
  transaction,
  { actor, tenant, now },
) => {
  assertMayManageKeys(actor);
  const database = acrossCompanies(transaction);
  const keys = await keysOfCompany(database, tenant.id);
  if (!keys.some((key) => key.id === id)) throw new NotFoundError('API key', id);
  await revokeKeyFor(database, {
    id,
    tenantIds: await companiesOfKeys(database, actor.personId, now),
    now,
  });
  return { data: { done: true } };
};

/** A key may do everything at all docks, also after its maker has left. */
const KEY_GRANT: Grant = {
  permissions: permissionsOf('administrator'),
  dockIds: null,
  until: null,
};

/** Whether somebody may make and revoke keys, none of which may do more than its maker. */
export function mayManageKeys(member: Pick<Member, 'permissions' | 'docks' | 'until'>): boolean {
  return mayTouch(member, KEY_GRANT);
}

function assertMayManageKeys(member: Member): void {
  if (!mayManageKeys(member)) throw new ForbiddenError(TEAM_ERROR_TEXT.keyBeyondYou);
}

/** The companies whose keys a person may make and revoke. */
async function companiesOfKeys(
  database: Database,
  personId: string,
  now: Date,
): Promise<Set<string>> {
  const companies = await companiesOf(database, { personId, now, where: mayManageKeys });
  return new Set(companies.map(({ id }) => id));
}
