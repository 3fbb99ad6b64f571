import type { CompanyFile } from '../schema/company-file.ts';
import type { RecordOf } from './company-records.ts';
import type { Compiling } from './compiling.ts';

/** The rate that every company has. */
const NO_TAX = { slug: 'no-tax', name: 'No tax', percentage: 0 };

/** As exact as a rate is stored. */
const FOUR_DECIMALS = /^\d+(\.\d{1,4})?$/;

/** The file with the rate that every company has, unless it names that one itself. */
export function withNoTax(file: CompanyFile): CompanyFile {
  const taxRates = file.taxRates ?? [];
  const named = taxRates.some(({ slug }) => slug === NO_TAX.slug);
  return named ? file : { ...file, taxRates: [...taxRates, NO_TAX] };
}

/** The tax rates of a company. A rate that bookings use becomes read-only when it is first used. */
export function compileTaxRates({ file, taxRates, problems }: Compiling): RecordOf<'tax_rates'>[] {
  return (file.taxRates ?? []).map(({ slug, name, percentage }, index) => {
    const isNoTax = slug === NO_TAX.slug;
    if (isNoTax && percentage !== NO_TAX.percentage) {
      problems.add(['taxRates', index, 'percentage'], 'must be 0 for no-tax; use another slug');
    }
    if (!FOUR_DECIMALS.test(String(percentage))) {
      problems.add(['taxRates', index, 'percentage'], 'must have at most four decimals');
    }
    return {
      id: taxRates.idOf(slug, ['taxRates', index, 'slug']),
      name,
      percentage,
      read_only: isNoTax,
      // No tax comes first, wherever the file names it.
      position: isNoTax ? 0 : index + 1,
    };
  });
}
