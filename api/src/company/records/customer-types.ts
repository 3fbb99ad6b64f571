import type { CustomerTypeKind } from '@slipway/contract';
import type { RecordOf } from './company-records.ts';
import type { Compiling } from './compiling.ts';

const ONE_OF_EACH: readonly CustomerTypeKind[] = ['guest', 'default'];

/** The customer types of a company: one for guests, one for account holders, and more. */
export function compileCustomerTypes(compiling: Compiling): RecordOf<'customer_types'>[] {
  const { file, customerTypes, problems } = compiling;
  for (const kind of ONE_OF_EACH) {
    const number = file.customerTypes.filter(({ type }) => type === kind).length;
    if (number !== 1) {
      problems.add(['customerTypes'], `needs exactly one entry with type: ${kind}, has ${number}`);
    }
  }
  return file.customerTypes.map(({ slug, name, abbreviation, type }, position) => ({
    id: customerTypes.idOf(slug, ['customerTypes', position, 'slug']),
    name,
    abbreviation,
    type,
    rules: {},
    position,
  }));
}
