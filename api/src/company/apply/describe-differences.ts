import type { CompanyRecords, CompanyTable, RecordOf } from '../records/company-records.ts';
import type { AnyRecord, TableDifference } from './differences.ts';

/** What a person calls the records of a table. Fleets are inner workings and have no name. */
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
};

const MOST_NAMES = 8;

/** What was done, a line for each kind of record. */
export function describeDifferences(
  differences: readonly TableDifference[],
  wanted: CompanyRecords,
  stored: CompanyRecords,
): string[] {
  const nameOf = namesIn([wanted, stored]);
  return differences.flatMap(({ table, created, changed, restored, removed }) => {
    const [one, many] = NOUNS[table] ?? [];
    if (!one || !many) return [];
    const byName = (records: readonly AnyRecord[]) =>
      records.toSorted((a, b) => nameOf(table, a).localeCompare(nameOf(table, b)));
    const line = (verb: string, records: readonly AnyRecord[]) => {
      if (records.length === 0) return [];
      const names = records.slice(0, MOST_NAMES).map((record) => nameOf(table, record));
      const rest = records.length - names.length;
      const list = `${names.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
      const noun = records.length === 1 ? one : `${records.length} ${many}:`;
      return [`${verb} ${noun} ${list}`];
    };
    return [
      ...line('created', created),
      ...changed.map(
        ({ record, columns }) =>
          `changed ${one} ${nameOf(table, record)}: ${columns.map(inWords).join(', ')}`,
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

function namesIn(companies: readonly CompanyRecords[]) {
  const named = (table: 'docks' | 'boat_models' | 'boats', id: string | null) =>
    companies
      .flatMap((company): { id: string; name: string }[] => company[table])
      .find((record) => record.id === id)?.name ?? '';
  return (table: CompanyTable, record: AnyRecord): string => {
    switch (table) {
      case 'media':
        return (record as RecordOf<'media'>).variants.fullSize.split('/').at(-1) ?? '';
      case 'blockouts':
        return (record as RecordOf<'blockouts'>).reason;
      case 'placements': {
        const { boat_id, dock_id } = record as RecordOf<'placements'>;
        const place = dock_id === null ? 'out of service' : `at ${named('docks', dock_id)}`;
        return `${named('boats', boat_id)} ${place}`;
      }
      case 'rental_setups': {
        const { dock_id, boat_model_id, starts_on } = record as RecordOf<'rental_setups'>;
        const pair = `${named('boat_models', boat_model_id)} at ${named('docks', dock_id)}`;
        return `${pair} from ${starts_on}`;
      }
      default:
        return (record as RecordOf<'docks'>).name;
    }
  };
}
