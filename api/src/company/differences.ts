import { canonicalJson } from '../text.ts';
import { COMPANY_TABLES, type CompanyRows, type CompanyTable } from './company-tables.ts';

/** A row of any table that a company file fills. */
export type AnyRow = { id: string; archived_at?: Date | null };

/** What becomes of one table when a company file is applied. */
export type TableDifference = {
  table: CompanyTable;
  created: AnyRow[];
  changed: { row: AnyRow; columns: string[] }[];
  /** Archived before, and in the file again. */
  restored: AnyRow[];
  removed: AnyRow[];
};

/** Columns that change while the company runs, and that no file decides. */
const RUNTIME_COLUMNS: Partial<Record<CompanyTable, readonly string[]>> = {
  tax_rates: ['read_only'],
  fleets: ['longest_taken_minutes'],
  blockouts: ['added_by_staff'],
};

type IsKept = (id: string, wanted: CompanyRows, stored: CompanyRows) => boolean;

/** Rows that are not in the file, but that staff have added, or that others still refer to. */
const KEPT: Partial<Record<CompanyTable, IsKept>> = {
  blockouts: (id, _, { blockouts }) =>
    blockouts.some((blockout) => blockout.id === id && blockout.added_by_staff === true),
  fleets: () => true,
  schedules: (id, _, { rental_setups }) => rental_setups.some((setup) => setup.schedule_id === id),
  pricings: (id, _, { rental_setups }) => rental_setups.some((setup) => setup.pricing_id === id),
  message_flows: (id, _, { rental_setups }) =>
    rental_setups.some((setup) => setup.message_flow_id === id),
  add_on_categories: (id, wanted, stored) =>
    stored.add_ons.some(
      (addOn) => addOn.category_id === id && !wanted.add_ons.some((kept) => kept.id === addOn.id),
    ),
  boat_categories: (id, wanted, stored) =>
    stored.boat_models.some(
      (model) =>
        model.category_id === id && !wanted.boat_models.some((kept) => kept.id === model.id),
    ),
};

/** Compares what a file says with what is stored, table by table. */
export function compareCompanies(wanted: CompanyRows, stored: CompanyRows): TableDifference[] {
  return COMPANY_TABLES.map((table) => {
    const difference = compareTable(table, wanted[table], stored[table]);
    const removed = difference.removed.filter(({ id }) => !KEPT[table]?.(id, wanted, stored));
    return { ...difference, removed };
  });
}

function compareTable(
  table: CompanyTable,
  wanted: readonly AnyRow[],
  stored: readonly AnyRow[],
): TableDifference {
  const storedById = new Map(stored.map((row) => [row.id, row]));
  const wantedIds = new Set(wanted.map(({ id }) => id));
  const difference: TableDifference = {
    table,
    created: wanted.filter(({ id }) => !storedById.has(id)),
    changed: [],
    restored: [],
    removed: stored.filter((row) => !wantedIds.has(row.id) && !isArchived(row)),
  };
  for (const row of wanted) {
    const before = storedById.get(row.id);
    if (!before) continue;
    if (isArchived(before)) {
      difference.restored.push(row);
      continue;
    }
    const columns = differingColumns(row, before, RUNTIME_COLUMNS[table]);
    if (columns.length > 0) difference.changed.push({ row, columns });
  }
  return difference;
}

/** The columns in which a row differs from the stored one. */
export function differingColumns(
  wanted: object,
  stored: object,
  ignored: readonly string[] = [],
): string[] {
  const values = new Map(Object.entries(stored));
  return (
    Object.entries(wanted)
      .filter(([column]) => !ignored.includes(column))
      // The database orders the fields of a JSON value in its own way.
      .filter(([column, value]) => canonicalJson(value) !== canonicalJson(values.get(column)))
      .map(([column]) => column)
  );
}

function isArchived({ archived_at }: AnyRow): boolean {
  return (archived_at ?? null) !== null;
}
