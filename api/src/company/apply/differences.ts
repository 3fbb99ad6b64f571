import {
  COMPANY_TABLES,
  type CompanyRecords,
  type CompanyTable,
} from '../records/company-records.ts';

/** A row of any table that a company file fills. */
export type AnyRecord = { id: string; archived_at?: Date | null };

/** What becomes of one table when a company file is applied. */
export type TableDifference = {
  table: CompanyTable;
  created: AnyRecord[];
  changed: { record: AnyRecord; columns: string[] }[];
  /** Archived before, and in the file again. */
  restored: AnyRecord[];
  removed: AnyRecord[];
};

/** Columns that change while the company runs, and that no file decides. */
const OWN_LIFE: Partial<Record<CompanyTable, readonly string[]>> = {
  tax_rates: ['read_only'],
  fleets: ['longest_taken_minutes'],
};

/** Compares what a file says with what is stored, table by table. */
export function compareCompanies(
  wanted: CompanyRecords,
  stored: CompanyRecords,
): TableDifference[] {
  return COMPANY_TABLES.map((table) => compareTable(table, wanted[table], stored[table]));
}

function compareTable(
  table: CompanyTable,
  wanted: readonly AnyRecord[],
  stored: readonly AnyRecord[],
): TableDifference {
  const storedById = new Map(stored.map((record) => [record.id, record]));
  const wantedIds = new Set(wanted.map(({ id }) => id));
  const difference: TableDifference = {
    table,
    created: wanted.filter(({ id }) => !storedById.has(id)),
    changed: [],
    restored: [],
    removed: stored.filter((record) => !wantedIds.has(record.id) && !isArchived(record)),
  };
  for (const record of wanted) {
    const before = storedById.get(record.id);
    if (!before) continue;
    if (isArchived(before)) difference.restored.push(record);
    else {
      const columns = differingColumns(record, before, OWN_LIFE[table]);
      if (columns.length > 0) difference.changed.push({ record, columns });
    }
  }
  return difference;
}

/** The columns in which a record differs from the stored one. */
export function differingColumns(
  wanted: object,
  stored: object,
  ignored: readonly string[] = [],
): string[] {
  const values = new Map(Object.entries(stored));
  return Object.entries(wanted)
    .filter(([column]) => !ignored.includes(column))
    .filter(([column, value]) => comparable(value) !== comparable(values.get(column)))
    .map(([column]) => column);
}

function isArchived({ archived_at }: AnyRecord): boolean {
  return (archived_at ?? null) !== null;
}

/** The database orders the keys of a JSON value in its own way. */
function comparable(value: unknown): string {
  return JSON.stringify(value, (_, inner) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}
