import type { CompanyRows, CompanyTable, RowOf } from './company-tables.ts';
import type { AnyRow, TableDifference } from './differences.ts';

/** What a person calls the rows of a table. Fleets are inner workings and have no name. */
const NOUNS: Partial<Record<CompanyTable, [one: string, many: string]>> = {
  tax_rates: ['tax rate', 'tax rates'],
  customer_types: ['customer type', 'customer types'],
  docks: ['dock', 'docks'],
  boat_categories: ['category', 'categories'],
  boat_models: ['boat model', 'boat models'],
  media: ['picture or video', 'pictures and videos'],
  boats: ['boat', 'boats'],
  placements: ['placement', 'placements'],
  blockouts: ['blockout', 'blockouts'],
  schedules: ['schedule', 'schedules'],
  pricings: ['pricing', 'pricings'],
  rental_setups: ['rental setup', 'rental setups'],
  add_ons: ['add-on', 'add-ons'],
  discounts: ['discount', 'discounts'],
  discount_codes: ['discount code', 'discount codes'],
  partners: ['partner', 'partners'],
  add_on_categories: ['add-on category', 'add-on categories'],
  waivers: ['waiver', 'waivers'],
  message_flows: ['message flow', 'message flows'],
  questions: ['question', 'questions'],
  company_pages: ['pages', 'pages'],
};

const MOST_NAMES = 8;

/** What was done, a line for each kind of row. */
export function describeDifferences(
  differences: readonly TableDifference[],
  wanted: CompanyRows,
  stored: CompanyRows,
): string[] {
  const nameOf = namesIn([wanted, stored]);
  return differences.flatMap(({ table, created, changed, restored, removed }) => {
    const [one, many] = NOUNS[table] ?? [];
    if (!one || !many) return [];
    const byName = (rows: readonly AnyRow[]) =>
      rows.toSorted((a, b) => nameOf(table, a).localeCompare(nameOf(table, b)));
    const line = (verb: string, rows: readonly AnyRow[]) => {
      if (rows.length === 0) return [];
      const names = rows.slice(0, MOST_NAMES).map((row) => nameOf(table, row));
      const rest = rows.length - names.length;
      const list = `${names.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
      const noun = rows.length === 1 ? one : `${rows.length} ${many}:`;
      return [`${verb} ${noun} ${list}`];
    };
    return [
      ...line('created', created),
      ...changed.map(
        ({ row, columns }) =>
          `changed ${one} ${nameOf(table, row)}: ${columns.map(inWords).join(', ')}`,
      ),
      ...line('brought back', restored),
      ...line('removed', byName(removed)),
    ];
  });
}

/** `opens_at` as `opens at`. */
export function inWords(column: string): string {
  return column.replace(/_id$/, '').replaceAll('_', ' ');
}

function namesIn(companies: readonly CompanyRows[]) {
  const named = (table: 'docks' | 'boat_models' | 'boats', id: string | null) =>
    companies
      .flatMap((company): { id: string; name: string }[] => company[table])
      .find((row) => row.id === id)?.name ?? '';
  return (table: CompanyTable, row: AnyRow): string => {
    switch (table) {
      case 'media':
        return (row as RowOf<'media'>).variants.fullSize.split('/').at(-1) ?? '';
      case 'discount_codes':
        return (row as RowOf<'discount_codes'>).code;
      case 'questions':
        return (row as RowOf<'questions'>).question;
      case 'company_pages':
        return 'of customers';
      case 'blockouts':
        return (row as RowOf<'blockouts'>).reason;
      case 'placements': {
        const { boat_id, dock_id } = row as RowOf<'placements'>;
        const place = dock_id === null ? 'out of service' : `at ${named('docks', dock_id)}`;
        return `${named('boats', boat_id)} ${place}`;
      }
      case 'rental_setups': {
        const { dock_id, boat_model_id, starts_on } = row as RowOf<'rental_setups'>;
        const pair = `${named('boat_models', boat_model_id)} at ${named('docks', dock_id)}`;
        return `${pair} from ${starts_on}`;
      }
      default:
        return (row as RowOf<'docks'>).name;
    }
  };
}
