import { TEAM_FIELD_TEXT } from '@slipway/contract/team';
import { formatTimestamp } from '@slipway/engine';
import { companiesOf } from '../../access/team/companies-of.ts';
import { acrossCompanies } from '../../database/across-companies.ts';
import { NotFoundError, ValidationError } from '../../errors.ts';
import type { TeamHandler } from '../../http/handler.ts';
import { createKeyWithin, keysOfCompany, revokeKeyFor } from '../../keys/manage-keys.ts';

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
  const database = acrossCompanies(transaction);
  const [primary = tenant.id, ...others] = companyIds;
  const allowed = await editableCompanies(database, actor.personId, now);
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
  const database = acrossCompanies(transaction);
  const keys = await keysOfCompany(database, tenant.id);
  if (!keys.some((key) => key.id === id)) throw new NotFoundError('API key', id);
  await revokeKeyFor(database, {
    id,
    tenantIds: await editableCompanies(database, actor.personId, now),
    now,
  });
  return { data: { done: true } };
};

async function editableCompanies(
  database: ReturnType<typeof acrossCompanies>,
  personId: string,
  now: Date,
): Promise<Set<string>> {
  const companies = await companiesOf(database, { personId, now, permission: 'company.edit' });
  return new Set(companies.map(({ id }) => id));
}
