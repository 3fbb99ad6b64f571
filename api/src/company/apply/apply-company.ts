import type { Transaction } from 'kysely';
import type { Database } from '../../database/database.ts';
import { forTenant } from '../../database/for-tenant.ts';
import type { GlobalTables } from '../../database/schema.ts';
import type { CompanyRecords } from '../records/company-records.ts';
import { blockoutConflicts } from './blockout-conflicts.ts';
import { describeDifferences, inWords } from './describe-differences.ts';
import { compareCompanies, differingColumns } from './differences.ts';
import { reasonsToRefuse } from './refusals.ts';
import { RefusedError } from './refused-error.ts';
import { readStoredCompany, type StoredCompany } from './stored-company.ts';
import { readUpcomingBookings } from './upcoming-bookings.ts';
import { withoutWhatStays } from './what-stays.ts';
import { toColumns, writeDifferences } from './write-differences.ts';

export type AppliedCompany = {
  /** What was created, changed and removed; none when everything was there already. */
  changes: string[];
  /** What a person should look at, though nothing was refused. */
  notes: string[];
};

/**
 * Makes the database hold what a company file says, as a whole or not at all. A file that would
 * break existing bookings throws a `RefusedError`.
 */
export async function applyCompany(
  database: Database,
  wanted: CompanyRecords,
  now: Date,
): Promise<AppliedCompany> {
  return database
    .transaction()
    .execute((transaction) => applyCompanyWithin(transaction, wanted, now));
}

/** The same as a part of a larger transaction. */
export async function applyCompanyWithin(
  transaction: Transaction<GlobalTables>,
  wanted: CompanyRecords,
  now: Date,
): Promise<AppliedCompany> {
  await refuseTakenSlug(transaction, wanted);
  const stored = await readStoredCompany(transaction, wanted);
  const company = forTenant(transaction, wanted.tenant.id);
  const upcoming = await readUpcomingBookings(company, now);
  const compared = compareCompanies(wanted, stored.records);
  const differences = withoutWhatStays(compared, wanted, stored.records);
  const reasons = await reasonsToRefuse({ company, wanted, stored, differences, upcoming });
  if (reasons.length > 0) throw new RefusedError(reasons);
  const changes = await writeTenant(transaction, wanted, stored, now);
  await writeDifferences(company, differences, now);
  return {
    changes: [...changes, ...describeDifferences(differences, wanted, stored.records)],
    notes: blockoutConflicts(differences, upcoming),
  };
}

async function refuseTakenSlug(transaction: Database, { tenant }: CompanyRecords): Promise<void> {
  const owner = await transaction
    .selectFrom('tenants')
    .select(['id', 'name'])
    .where('slug', '=', tenant.slug)
    .executeTakeFirst();
  if (!owner || owner.id === tenant.id) return;
  throw new RefusedError([
    `The slug ${tenant.slug} belongs to ${owner.name} with the ID ${owner.id}: give the file that id, or another slug.`,
  ]);
}

async function writeTenant(
  transaction: Database,
  { tenant }: CompanyRecords,
  { isNew, records: stored }: StoredCompany,
  now: Date,
): Promise<string[]> {
  if (isNew) {
    const row = { ...toColumns(tenant), created_at: now };
    await transaction
      .insertInto('tenants')
      .values(row as never)
      .execute();
    return [`created company ${tenant.name}`];
  }
  const columns = differingColumns(tenant, stored.tenant);
  if (columns.length === 0) return [];
  const values = Object.entries(toColumns(tenant)).filter(([column]) => columns.includes(column));
  await transaction
    .updateTable('tenants')
    .set(Object.fromEntries(values))
    .where('id', '=', tenant.id)
    .execute();
  return [`changed company ${tenant.name}: ${columns.map(inWords).join(', ')}`];
}
