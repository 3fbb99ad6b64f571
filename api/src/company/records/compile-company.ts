import { Problems } from '../read/problem.ts';
import { readCompanyFile } from '../read/read-company.ts';
import { compileBlockouts } from './blockouts.ts';
import { compileBoatModels, compileCategories, compileFleets } from './boat-models.ts';
import { compileBoats } from './boats.ts';
import type { CompanyRecords } from './company-records.ts';
import { startCompiling } from './compiling.ts';
import { compileCustomerTypes } from './customer-types.ts';
import { compileDocks } from './docks.ts';
import { compileMedia } from './media.ts';
import { checkPrices } from './missing-prices.ts';
import { compilePricings } from './pricings.ts';
import { compileRentalSetups } from './rental-setups.ts';
import { compileSchedules } from './schedules.ts';
import { compileTaxRates, withNoTax } from './tax-rates.ts';
import { compileTenant } from './tenant.ts';

/** A company ready to be stored, or everything that is wrong with its file, a line each. */
export type CompiledCompany =
  | { ok: true; records: CompanyRecords }
  | { ok: false; problems: string[] };

/**
 * Reads the text of a company file and checks all of it. Needs no database.
 *
 * @example
 * const company = await compileCompany('heronbay.yaml', text);
 * if (!company.ok) console.error(company.problems.join('\n'));
 */
export async function compileCompany(fileName: string, text: string): Promise<CompiledCompany> {
  const read = readCompanyFile(fileName, text);
  if (!read.ok) return read;
  const problems = new Problems();
  const compiling = await startCompiling(withNoTax(read.file), problems);
  checkPrices(compiling);
  const records: CompanyRecords = {
    tenant: await compileTenant(compiling),
    tax_rates: compileTaxRates(compiling),
    customer_types: compileCustomerTypes(compiling),
    docks: compileDocks(compiling),
    boat_categories: compileCategories(compiling),
    boat_models: compileBoatModels(compiling),
    media: await compileMedia(compiling),
    ...(await compileBoats(compiling)),
    blockouts: await compileBlockouts(compiling),
    fleets: await compileFleets(compiling),
    schedules: compileSchedules(compiling),
    pricings: compilePricings(compiling),
    rental_setups: await compileRentalSetups(compiling),
  };
  if (problems.found.length === 0) return { ok: true, records };
  return { ok: false, problems: read.source.describe(problems.found) };
}
