import {
  addDays,
  datesIn,
  hasListPrice,
  type LocalDate,
  localMoment,
  MINUTE,
} from '@slipway/engine';
import type { TenantDatabase } from '../../database/database.ts';
import type { Tenant } from '../../database/tenant.ts';
import { type KnownDays, readDockDays, type Setup } from './dock-day.ts';
import {
  pricesOf,
  refuseUnknown,
  type StartTimesQuestion,
  saleOf,
  slotNameOf,
  timesOf,
} from './start-times.ts';

/** A dock that opens in spring has a price in winter. */
const DAYS_AHEAD = 366;

/** Weekdays may differ in price. */
const WEEK = 7;

/** The lowest price of a model at a dock, and for how long that is. */
export type FromPrice = {
  boatModelId: string;
  /** In cents, more than 0. */
  price: number;
  minutes: number;
  /** Null where trips start at any time of a window. */
  slotName: string | null;
};

type Context = { tenant: Tenant; now: Date };

/**
 * What each model costs at a dock for its cheapest trip, in the first week in which it leaves, free
 * or not. A model without a price that holds for anybody has none.
 */
export async function readFromPrices(
  database: TenantDatabase,
  { tenant, now }: Context,
  question: Omit<StartTimesQuestion, 'boatModelId' | 'boats' | 'passengers' | 'partnerCode'>,
): Promise<FromPrice[]> {
  const asked = { ...question, boatModelId: null, boats: 1, passengers: 1, partnerCode: null };
  // A day around the first, as it is another date somewhere on earth.
  const today = localMoment(now.getTime(), 'UTC').date;
  const span = { first: addDays(today, -1), last: addDays(today, DAYS_AHEAD) };
  const known = refuseUnknown(await readDockDays(database, { ...asked, ...span }), asked);
  const found = new Map<string, FromPrice & { first: LocalDate }>();
  for (const setup of known.setups) {
    const price = hasListPrice(setup.pricing) && fromPrice(setup, known, { asked, tenant, now });
    const other = found.get(setup.boatModelId);
    // Of several seasons, the one that comes first.
    if (price && (!other || price.first < other.first)) found.set(setup.boatModelId, price);
  }
  return [...found.values()].map(({ first: _, ...price }) => price);
}

function fromPrice(
  setup: Setup,
  known: KnownDays,
  { asked, tenant, now }: Context & { asked: StartTimesQuestion },
): (FromPrice & { first: LocalDate }) | null {
  const today = localMoment(now.getTime(), known.dock.timeZone).date;
  const end = addDays(today, DAYS_AHEAD);
  const until = setup.until !== null && setup.until < end ? setup.until : end;
  const timesOn = (date: LocalDate) =>
    timesOf(setup, known, date).filter(({ pickup }) => pickup > now.getTime());
  let first = setup.from > today ? setup.from : today;
  while (first <= until && timesOn(first).length === 0) first = addDays(first, 1);
  const weekEnd = addDays(first, WEEK - 1);
  const priceOn = pricesOf(setup, known, { tenant, ...asked });
  let lowest: Pick<FromPrice, 'price' | 'minutes' | 'slotName'> | null = null;
  for (const date of datesIn({ from: first, until: weekEnd < until ? weekEnd : until })) {
    const priceAt = priceOn(date);
    for (const time of timesOn(date)) {
      const priceOf = priceAt(saleOf(setup, known, time, asked, now));
      for (const back of time.returns) {
        const price = priceOf(back) ?? 0;
        const minutes = (back - time.pickup) / MINUTE;
        if (price > 0 && (!lowest || isLower({ price, minutes }, lowest))) {
          lowest = { price, minutes, slotName: slotNameOf(setup, time.slotId) };
        }
      }
    }
  }
  return lowest && { ...lowest, boatModelId: setup.boatModelId, first };
}

type Trip = Pick<FromPrice, 'price' | 'minutes'>;

/** Of two trips at the same price, the shorter one is what the price is from. */
function isLower(one: Trip, other: Trip): boolean {
  return one.price < other.price || (one.price === other.price && one.minutes < other.minutes);
}
