import type { Company } from '../company.ts';
import { Problems } from '../read/problems.ts';
import { readFile } from '../read/read-file.ts';
import { CompanyFile } from '../schema/company-file.ts';
import { compileBlockouts } from './boats.ts';
import { compileBusiness, withNoTax } from './business.ts';
import { createContext, type ReadBeside } from './context.ts';
import {
  compileAddOnCategories,
  compileAddOns,
  compileDiscounts,
  compilePartners,
} from './extras.ts';
import { compileInventory } from './inventory.ts';
import { compileMessageFlows } from './message-flows.ts';
import { compilePages } from './pages.ts';
import { compilePricings } from './pricings.ts';
import { compileRentalSetups } from './rental-setups.ts';
import { compileSchedules } from './schedules.ts';

/** A company with what to look at again, or everything that is wrong with its file, a line each. */
export type CompiledCompany =
  | { ok: true; company: Company; warnings: string[] }
  | { ok: false; problems: string[] };

/**
 * Reads the text of a company file, and the files that it names, and checks all of it. Needs no
 * database.
 *
 * @example
 * const compiled = await compileCompany('heronbay.yaml', text, readBeside);
 * if (!compiled.ok) console.error(compiled.problems.join('\n'));
 */
export async function compileCompany(
  fileName: string,
  text: string,
  readBeside: ReadBeside,
): Promise<CompiledCompany> {
  const read = readFile(CompanyFile, fileName, text);
  if (!read.ok) return read;
  const problems = new Problems();
  const context = await createContext(withNoTax(read.content), problems, readBeside);
  const company: Company = {
    ...(await compileBusiness(context)),
    ...(await compileInventory(context)),
    blockouts: await compileBlockouts(context),
    schedules: compileSchedules(context),
    pricings: compilePricings(context),
    rentalSetups: await compileRentalSetups(context),
    addOnCategories: compileAddOnCategories(context),
    addOns: await compileAddOns(context),
    discounts: await compileDiscounts(context),
    partners: await compilePartners(context),
    messageFlows: compileMessageFlows(context),
    ...(await compilePages(context)),
  };
  if (problems.found.length === 0) {
    return { ok: true, company, warnings: read.source.describe(problems.warnings) };
  }
  return { ok: false, problems: read.source.describe(problems.found) };
}
