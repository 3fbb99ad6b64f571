import type { TenantDatabase } from '../database/database.ts';
import type { CompanyRows } from './company-tables.ts';
import { bookingsWithoutBoats, namesOf, plural } from './conflicts.ts';
import type { TableDifference } from './differences.ts';
import {
  customerTypesInUse,
  firstBooking,
  type StoredCompany,
  taxRatesInUse,
  type UpcomingBooking,
} from './stored-company.ts';

/** A change of a company, and what has to be known to judge it. */
export type PlannedChange = {
  database: TenantDatabase;
  wanted: CompanyRows;
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

async function changedCurrency({ database, wanted, stored }: PlannedChange): Promise<string[]> {
  const { currency, name } = stored.rows.tenant;
  if (wanted.tenant.currency === currency) return [];
  const booking = await firstBooking(database);
  if (!booking) return [];
  return [
    `The currency of ${name} cannot change from ${currency} to ${wanted.tenant.currency}, because it has bookings since ${namesOf([booking])}.`,
  ];
}

/** A slug or code that belongs to another ID would make one row look like the other. */
function takenSlugs({ wanted, stored }: PlannedChange): string[] {
  const slugs = (['docks', 'boat_models'] as const).flatMap((table) =>
    wanted[table].flatMap(({ slug, id }) => {
      const owner = stored.rows[table].find((row) => row.slug === slug);
      if (!owner || owner.id === id) return [];
      return [`The slug ${slug} belongs to the ID ${owner.id}: give it that ID, or another slug.`];
    }),
  );
  const codes = wanted.partners.flatMap(({ code, id }) => {
    const owner = stored.rows.partners.find((row) => row.code === code);
    if (!owner || owner.id === id) return [];
    return [`The code ${code} belongs to the ID ${owner.id}: give it that ID, or another code.`];
  });
  return [...slugs, ...codes];
}

function removedPlaces({ differences, stored, upcoming }: PlannedChange): string[] {
  const removedFrom = (table: 'docks' | 'boat_models', noun: string, column: BookingColumn) =>
    (differences.find((difference) => difference.table === table)?.removed ?? []).flatMap(
      ({ id }) => {
        const bookings = upcoming.filter((booking) => booking[column] === id);
        const name = stored.rows[table].find((row) => row.id === id)?.name;
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
      const before = bookingsWithoutBoats(pair, bookings, stored.rows);
      const after = bookingsWithoutBoats(pair, bookings, wanted);
      const broken = after.filter((booking) => !before.includes(booking));
      if (broken.length === 0) return [];
      return [
        `${model.name} at ${dock.name} would have too few boats for upcoming ${namesOf(broken)}: keep the boats there, or move or cancel the ${plural(broken, 'booking', 'bookings')} first.`,
      ];
    }),
  );
}

async function usedTaxRates({ database, wanted, stored }: PlannedChange): Promise<string[]> {
  const touched = stored.rows.tax_rates.filter(({ id, percentage }) => {
    const rate = wanted.tax_rates.find((candidate) => candidate.id === id);
    return rate?.percentage !== percentage;
  });
  const used = await taxRatesInUse(
    database,
    touched.map(({ id }) => id),
  );
  return touched
    .filter(({ id }) => used.has(id))
    .map(
      ({ name }) =>
        `The tax rate ${name} is used by bookings, so it can neither be removed nor get another percentage: add a new rate instead.`,
    );
}

async function usedCustomerTypes({ database, differences, stored }: PlannedChange) {
  const removed = differences.find(({ table }) => table === 'customer_types')?.removed ?? [];
  const used = await customerTypesInUse(
    database,
    removed.map(({ id }) => id),
  );
  return stored.rows.customer_types
    .filter(({ id }) => used.has(id))
    .map(
      ({ name }) =>
        `The customer type ${name} cannot be removed, because customers have it: give them another type first.`,
    );
}
