import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { CompanyRecords } from '../company/records/company-records.ts';
import { compileCompany } from '../company/records/compile-company.ts';

const FILES = ['heronbay.yaml', 'kestrelquay.yaml'];

/** The companies of the demo, from the files that come with the API. */
export async function demoCompanies(): Promise<CompanyRecords[]> {
  return Promise.all(
    FILES.map(async (name) => {
      const path = fileURLToPath(new URL(`../../companies/${name}`, import.meta.url));
      const company = await compileCompany(path, await readFile(path, 'utf8'));
      if (!company.ok) throw new Error(company.problems.join('\n'));
      return company.records;
    }),
  );
}
