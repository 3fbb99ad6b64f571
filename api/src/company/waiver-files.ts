import type { WaiverFile } from '@slipway/company';
import { sql } from 'kysely';
import type { TenantDatabase, TenantTransaction } from '../database/database.ts';
import { thisTenant } from '../database/this-tenant.ts';

/** Stores the PDFs that are not stored yet. The company has to be locked. */
export async function storeWaiverFiles(
  company: TenantDatabase,
  files: readonly WaiverFile[],
): Promise<void> {
  const stored = await company.selectFrom('waiver_files').select('sha256').execute();
  const known = new Set(stored.map(({ sha256 }) => sha256));
  for (const { sha256, content } of files) {
    if (known.has(sha256)) continue;
    await company.insertInto('waiver_files').values({ sha256, content }).execute();
  }
}

/** Waits for a company file that is being applied, and lets no other begin. */
export async function lockCompany(company: TenantTransaction): Promise<void> {
  await sql`select from tenants where id = ${thisTenant} for no key update`.execute(company);
}

/** Deletes the PDFs that no waiver asks for and nobody has signed. The company has to be locked. */
export async function deleteUnneededFiles(company: TenantDatabase): Promise<void> {
  await sql`
    delete from waiver_files
    where tenant_id = ${thisTenant}
      and not exists (
        select from waiver_signatures
        where waiver_signatures.tenant_id = waiver_files.tenant_id and file_sha256 = sha256
      )
      and not exists (
        select from waivers, jsonb_each(documents) as document
        where waivers.tenant_id = waiver_files.tenant_id and archived_at is null
          and document.value -> 'pdf' ->> 'sha256' = sha256
      )
  `.execute(company);
}
