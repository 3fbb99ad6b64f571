import type { TenantDatabase } from '../../database/database.ts';
import type { CompanyRecords } from '../records/company-records.ts';
import type { TableDifference } from './differences.ts';
import { bookingsWithoutBoats } from './missing-boats.ts';
import type { StoredCompany } from './stored-company.ts';
import { namesOf, plural, type UpcomingBooking } from './upcoming-bookings.ts';
import { customerTypesInUse, firstBooking, taxRatesInUse } from './what-is-used.ts';

/** A change of a company, and what has to be known to judge it. */
export type PlannedChange = {
  company: TenantDatabase;
  wanted: CompanyRecords;
  stored: StoredCompany;
  differences: readonly TableDifference[];
  upcoming: readonly UpcomingBooking[];
};

/** Why a change would break something that exists; none when it may be made. */
export async function reasonsToRefuse(change: PlannedChange): Promise<string[]> {
  return [
    ...(await changedCurrency(change)),
    ...takenSlugs(change),
    ...removedPlaces(change),
    ...tooFewBoats(change),
    ...(await usedTaxRates(change)),
    ...(await usedCustomerTypes(change)),
  ];
}

async function changedCurrency({ company, wanted, stored }: PlannedChange): Promise<string[]> {
  const { currency, name } = stored.records.tenant;
  if (wanted.tenant.currency === currency) return [];
  const booking = await firstBooking(company);
  if (!booking) return [];
  return [
    `The currency of ${name} cannot change from ${currency} to ${wanted.tenant.currency}, because it has bookings since ${namesOf([booking])}.`,
  ];
}

/** A slug that belongs to another ID would make one record look like the other. */
function takenSlugs({ wanted, stored }: PlannedChange): string[] {
  return (['docks', 'boat_models'] as const).flatMap((table) =>
    wanted[table].flatMap(({ slug, id }) => {
      const owner = stored.records[table].find((record) => record.slug === slug);
      if (!owner || owner.id === id) return [];
      return [`The slug ${slug} belongs to the ID ${owner.id}: give it that ID, or another slug.`];
    }),
  );
}

function removedPlaces({ differences, stored, upcoming }: PlannedChange): string[] {
  const removedFrom = (table: 'docks' | 'boat_models', noun: string, column: BookingColumn) =>
    (differences.find((difference) => difference.table === table)?.removed ?? []).flatMap(
      ({ id }) => {
        const bookings = upcoming.filter((booking) => booking[column] === id);
        const name = stored.records[table].find((record) => record.id === id)?.name;
        if (bookings.length === 0) return [];
        return [
          `The ${noun} ${name} cannot be removed, because upcoming ${namesOf(bookings)} ${plural(bookings, 'needs it: move or cancel it', 'need it: move or cancel them')} first.`,
        ];
      },
    );
  return [
    ...removedFrom('docks', 'dock', 'dockId'),
    ...removedFrom('boat_models', 'boat model', 'boatModelId'),
  ];
}

type BookingColumn = 'dockId' | 'boatModelId';

/** A booking that was without a boat before does not get worse; staff may overbook. */
function tooFewBoats({ wanted, stored, upcoming }: PlannedChange): string[] {
  return wanted.docks.flatMap((dock) =>
    wanted.boat_models.flatMap((model) => {
      const pair = { dockId: dock.id, boatModelId: model.id };
      const bookings = upcoming.filter(
        ({ dockId, boatModelId }) => dockId === dock.id && boatModelId === model.id,
      );
      if (bookings.length === 0) return [];
      const before = bookingsWithoutBoats(pair, bookings, stored.records);
      const after = bookingsWithoutBoats(pair, bookings, wanted);
      const broken = after.filter((booking) => !before.includes(booking));
      if (broken.length === 0) return [];
      return [
        `${model.name} at ${dock.name} would have too few boats for upcoming ${namesOf(broken)}: keep the boats there, or move or cancel the ${plural(broken, 'booking', 'bookings')} first.`,
      ];
    }),
  );
}

async function usedTaxRates({ company, wanted, stored }: PlannedChange): Promise<string[]> {
  const touched = stored.records.tax_rates.filter(({ id, percentage }) => {
    const rate = wanted.tax_rates.find((candidate) => candidate.id === id);
    return rate?.percentage !== percentage;
  });
  const used = await taxRatesInUse(
    company,
    touched.map(({ id }) => id),
  );
  return touched
    .filter(({ id }) => used.has(id))
    .map(
      ({ name }) =>
        `The tax rate ${name} is used by bookings, so it can neither be removed nor get another percentage: add a new rate instead.`,
    );
}

async function usedCustomerTypes({ company, differences, stored }: PlannedChange) {
  const removed = differences.find(({ table }) => table === 'customer_types')?.removed ?? [];
  const used = await customerTypesInUse(
    company,
    removed.map(({ id }) => id),
  );
  return stored.records.customer_types
    .filter(({ id }) => used.has(id))
    .map(
      ({ name }) =>
        `The customer type ${name} cannot be removed, because customers have it: give them another type first.`,
    );
}
