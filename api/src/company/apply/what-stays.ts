import type { CompanyRecords, CompanyTable } from '../records/company-records.ts';
import type { TableDifference } from './differences.ts';

type Stays = (id: string, wanted: CompanyRecords, stored: CompanyRecords) => boolean;

/** Records that are not in the file, but that bookings and archived records still refer to. */
const STAYS: Partial<Record<CompanyTable, Stays>> = {
  fleets: () => true,
  schedules: (id, _, { rental_setups }) => rental_setups.some((setup) => setup.schedule_id === id),
  pricings: (id, _, { rental_setups }) => rental_setups.some((setup) => setup.pricing_id === id),
  boat_categories: (id, wanted, stored) =>
    stored.boat_models.some(
      (model) =>
        model.category_id === id && !wanted.boat_models.some((kept) => kept.id === model.id),
    ),
};

/** The differences without the removal of what must stay, which nobody sees any more. */
export function withoutWhatStays(
  differences: readonly TableDifference[],
  wanted: CompanyRecords,
  stored: CompanyRecords,
): TableDifference[] {
  return differences.map((difference) => ({
    ...difference,
    removed: difference.removed.filter(({ id }) => !STAYS[difference.table]?.(id, wanted, stored)),
  }));
}
