import type { Company } from '@slipway/company';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../database/database.ts';
import { forTenant } from '../database/for-tenant.ts';
import type { GlobalTables } from '../database/schema.ts';
import type { CompanyRows } from './company-tables.ts';
import { blockoutConflicts } from './conflicts.ts';
import { describeDifferences, inWords } from './describe-differences.ts';
import { compareCompanies, differingColumns } from './differences.ts';
import { reasonsToRefuse } from './refusals.ts';
import { companyRows, toColumns } from './rows.ts';
import { readStoredCompany, readUpcomingBookings, type StoredCompany } from './stored-company.ts';
import { deleteUnneededFiles, storeWaiverFiles } from './waiver-files.ts';
import { writeDifferences } from './write-differences.ts';

/** A company file that would break something that exists. Each reason is one sentence. */
export class RefusedError extends Error {
  override name = 'RefusedError';
  readonly reasons: readonly string[];

  constructor(reasons: readonly string[]) {
    super(reasons.join('\n'));
    this.reasons = reasons;
  }
}

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
  company: Company,
  now: Date,
): Promise<AppliedCompany> {
  return database.transaction().execute(async (transaction) => {
    // It waits for bookings that are being made, however many, where a caller of the API gives up.
    await sql`set local lock_timeout = 0`.execute(transaction);
    return applyCompanyWithin(transaction, company, now);
  });
}

/** The same as a part of a larger transaction. */
export async function applyCompanyWithin(
  transaction: Transaction<GlobalTables>,
  company: Company,
  now: Date,
): Promise<AppliedCompany> {
  const wanted = companyRows(company);
  await refuseTakenSlug(transaction, wanted);
  const stored = await readStoredCompany(transaction, wanted);
  const database = forTenant(transaction, company.id);
  const upcoming = await readUpcomingBookings(database, now);
  const differences = compareCompanies(wanted, stored.rows);
  const reasons = await reasonsToRefuse({ database, wanted, stored, differences, upcoming });
  if (reasons.length > 0) throw new RefusedError(reasons);
  const changes = await writeTenant(transaction, wanted, stored, now);
  await storeWaiverFiles(database, company.waiverFiles);
  await writeDifferences(database, differences, now);
  await deleteUnneededFiles(database);
  return {
    changes: [...changes, ...describeDifferences(differences, wanted, stored.rows)],
    notes: blockoutConflicts(differences, upcoming),
  };
}

async function refuseTakenSlug(transaction: Database, { tenant }: CompanyRows): Promise<void> {
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
  { tenant }: CompanyRows,
  { isNew, rows: stored }: StoredCompany,
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
