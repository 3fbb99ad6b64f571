import {
  type AnswerOf,
  FIELD_TEXT,
  type FieldErrors,
  hasErrors,
  type IntegratorOperations,
  type UnbookableReason,
} from '@slipway/contract';
import {
  addDays,
  checkBookingRules,
  checkTraffic,
  DAY,
  formatInstant,
  freeBoatsWithin,
  instantAt,
  type Movement,
  type Period,
  priceBooking,
  priceKeyOf,
  type StartTime,
  startTimesOn,
  type TripSale,
  takenPeriod,
} from '@slipway/engine';
import type { TenantDatabase } from '../../database/database.ts';
import { ValidationError } from '../../errors.ts';
import type { IntegratorHandler } from '../../http/handler.ts';
import type { Tenant } from '../../tenant.ts';
import { planPercentage, startEvery } from '../bookings/offer.ts';
import { type DockDay, readDockDay, readFleets, readMovements } from './dock-day.ts';

type Query = Parameters<typeof getStartTimes>[0]['query'];
type Answer = AnswerOf<IntegratorOperations['getStartTimes']>['data'];
type Return = Answer[number]['pickups'][number]['returns'][number];
type KnownDay = DockDay & { dock: NonNullable<DockDay['dock']> };
type Setup = DockDay['setups'][number];

export const getStartTimes: IntegratorHandler<'getStartTimes'> = async (
  { query },
  database,
  { tenant, now },
) => {
  const asked = {
    dockId: query.dockId.toLowerCase(),
    date: query.date,
    boatModelId: query.boatModelId?.toLowerCase() ?? null,
    customerTypeId: query.customerTypeId?.toLowerCase() ?? null,
    partnerCode: query.partnerCode ?? null,
  };
  const day = refuseUnknown(await readDockDay(database, asked), asked);
  const offers = day.setups.map((setup) => ({ setup, times: timesOf(setup, day, query.date) }));
  const span = spanOf(offers);
  if (!span) return { data: offers.map(({ setup }) => closed(setup)) };
  const { dockId, boatModelId } = asked;
  const fleetOf = await readFleets(database, { dockId, boatModelId, period: span, now });
  const traffic = await trafficAt(database, day, { dockId, period: span, now });
  return {
    data: offers.map(({ setup, times }) => {
      const free = freeBoatsWithin(fleetOf(setup.boatModelId), span);
      const price = pricesOf(setup, day, { tenant, query });
      const pickups = times.map(({ pickup, returns, slotId }) => ({
        pickup: formatInstant(pickup),
        returns: returns.map((back): Return => {
          const sale = saleOf(setup, day, { pickup, return: back, slotId }, query, now);
          const availability = free(
            takenPeriod({ ...sale, turnaround: setup.schedule.turnaround }),
          );
          const reason = whyNot(sale, { setup, day, availability, traffic, now });
          return {
            return: formatInstant(back),
            availability,
            bookable: reason === null,
            reason,
            totalIncludingTax: price(sale),
          };
        }),
      }));
      return { boatModelId: setup.boatModelId, pickups };
    }),
  };
};

function refuseUnknown(
  day: DockDay,
  { customerTypeId, partnerCode }: { customerTypeId: string | null; partnerCode: string | null },
): KnownDay {
  const problems: FieldErrors = {};
  const unknown = [FIELD_TEXT.doesNotExist];
  if (!day.dock) problems.dockId = unknown;
  if (!day.boatModelExists) problems.boatModelId = unknown;
  if (customerTypeId !== null && day.customerType.id !== customerTypeId) {
    problems.customerTypeId = unknown;
  }
  if (partnerCode !== null && !day.partner) problems.partnerCode = unknown;
  if (hasErrors(problems)) throw new ValidationError(problems);
  return day as KnownDay;
}

/** The start times that the schedule has; none before the dock has opened or beyond the season. */
function timesOf(setup: Setup, { dock }: KnownDay, date: string): StartTime[] {
  const { until, runOverDays } = setup;
  const end =
    until === null
      ? Number.POSITIVE_INFINITY
      : instantAt({ date: addDays(until, runOverDays + 1), minutes: 0 }, dock.timeZone);
  return startTimesOn(setup.schedule, date, dock.timeZone)
    .filter(({ pickup }) => pickup >= dock.opensAt)
    .map((time) => ({ ...time, returns: time.returns.filter((back) => back < end) }))
    .filter(({ returns }) => returns.length > 0);
}

/** From the first moment to the last at which a trip of the day takes boats. */
function spanOf(offers: readonly { setup: Setup; times: StartTime[] }[]): Period | null {
  const taken = offers.flatMap(({ setup, times }) =>
    times.map(({ pickup, returns }) =>
      takenPeriod({
        pickup,
        return: Math.max(...returns),
        turnaround: setup.schedule.turnaround,
      }),
    ),
  );
  if (taken.length === 0) return null;
  return {
    start: Math.min(...taken.map(({ start }) => start)),
    end: Math.max(...taken.map(({ end }) => end)),
  };
}

function closed({ boatModelId }: Setup): Answer[number] {
  return { boatModelId, pickups: [] };
}

/** What leaves and comes back at a dock, if its traffic is limited. */
async function trafficAt(
  database: TenantDatabase,
  { dock }: KnownDay,
  question: { dockId: string; period: Period; now: Date },
): Promise<Movement[]> {
  if (!dock.trafficLimit) return [];
  const { start, end } = question.period;
  // Whatever shares the hour with the first pickup or the last return counts with it.
  const period = { start: start - DAY / 24, end: end + DAY / 24 };
  return readMovements(database, { ...question, period });
}

function saleOf(
  { boatModelId, dockId }: Setup,
  { dock, customerType, partner }: KnownDay,
  times: { pickup: number; return: number; slotId: string | null },
  { boats, passengers }: Query,
  now: Date,
): TripSale {
  return {
    dockId,
    boatModelId,
    timeZone: dock.timeZone,
    ...times,
    boats,
    passengers,
    bookedAt: now.getTime(),
    customerTypeId: customerType.id,
    partnerCode: partner?.code ?? null,
  };
}

/** What trips of a setup cost. Most of a day's trips share a few prices. */
function pricesOf(
  { pricing }: Setup,
  { dock, taxRates }: KnownDay,
  { tenant, query }: { tenant: Tenant; query: Query },
): (sale: TripSale) => number | null {
  const clockStays = dayLength(query.date, dock.timeZone) === DAY;
  const keyOf = clockStays
    ? priceKeyOf(pricing)
    : (sale: TripSale) => `${sale.pickup} ${sale.return}`;
  const known = new Map<string, number | null>();
  return (sale) => {
    const key = keyOf(sale);
    const before = known.get(key);
    if (before !== undefined) return before;
    const price = priceBooking({
      trip: sale,
      pricing,
      taxRates,
      order: [],
      coupon: null,
      manualCosts: [],
      bookingFee: tenant.booking_fee,
      bookedBy: 'api',
      planPercentage: planPercentage(tenant),
      provider: tenant.provider,
    });
    const total = price.priced ? price.costs.totalIncludingTax : null;
    known.set(key, total);
    return total;
  };
}

function dayLength(date: string, timeZone: string): number {
  return (
    instantAt({ date: addDays(date, 1), minutes: 0 }, timeZone) -
    instantAt({ date, minutes: 0 }, timeZone)
  );
}

type Circumstances = {
  setup: Setup;
  day: KnownDay;
  availability: number;
  traffic: readonly Movement[];
  now: Date;
};

/** Why a trip cannot be booked now, or null. */
function whyNot(
  sale: TripSale,
  { setup, day, availability, traffic, now }: Circumstances,
): UnbookableReason | null {
  const { dock, customerType } = day;
  const { capacity, mostBoatsPerBooking, name: model } = setup.model;
  if (sale.pickup < now.getTime()) return 'tooLate';
  if (availability < sale.boats) return 'soldOut';
  const startTimes = { timeZone: dock.timeZone, startEvery: startEvery(setup) };
  if (dock.trafficLimit && !checkTraffic(dock.trafficLimit, traffic, sale, startTimes).allowed) {
    return 'trafficLimit';
  }
  const tooMany =
    sale.passengers > capacity * sale.boats ||
    (mostBoatsPerBooking !== null && sale.boats > mostBoatsPerBooking);
  if (tooMany) return 'rule';
  const names = { dock: dock.name, model };
  const { allowed } = checkBookingRules(customerType.bookingRules, { sale, names, counts: null });
  return allowed ? null : 'rule';
}
