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
  pickupPriceKeyOf,
  priceBooking,
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
import { totalsOf } from './known-totals.ts';

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
      const priceAt = pricesOf(setup, day, { tenant, query });
      return {
        boatModelId: setup.boatModelId,
        pickups: times.map((time) => {
          const sale = saleOf(setup, day, time, query, now);
          const price = priceAt(sale);
          const whyNot = refusalsOf(sale, { setup, day, traffic, now });
          return {
            pickup: formatInstant(time.pickup),
            returns: time.returns.map((back): Return => {
              const taken = {
                pickup: time.pickup,
                return: back,
                turnaround: setup.schedule.turnaround,
              };
              const availability = free(takenPeriod(taken));
              const reason = whyNot(back, availability);
              return {
                return: formatInstant(back),
                availability,
                bookable: reason === null,
                reason,
                totalIncludingTax: price(back),
              };
            }),
          };
        }),
      };
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

/** The sale of the first trip that leaves at a time; the others differ in their return alone. */
function saleOf(
  { boatModelId, dockId }: Setup,
  { dock, customerType, partner }: KnownDay,
  { pickup, returns, slotId }: StartTime,
  { boats, passengers }: Query,
  now: Date,
): TripSale {
  return {
    dockId,
    boatModelId,
    timeZone: dock.timeZone,
    pickup,
    return: returns[0] ?? pickup,
    slotId,
    boats,
    passengers,
    bookedAt: now.getTime(),
    customerTypeId: customerType.id,
    partnerCode: partner?.code ?? null,
  };
}

/** What trips of a setup cost, by pickup and then by return. */
function pricesOf(
  { pricing }: Setup,
  { dock, taxRates, customerType, partner }: KnownDay,
  { tenant, query }: { tenant: Tenant; query: Query },
): (sale: TripSale) => (back: number) => number | null {
  const { boats, passengers, date } = query;
  const { booking_fee: bookingFee, provider } = tenant;
  const rules = { pricing, taxRates, bookingFee, planPercentage: planPercentage(tenant), provider };
  const known = totalsOf([rules, boats, passengers, customerType.id, partner?.code, dock.timeZone]);
  const clockStays = dayLength(date, dock.timeZone) === DAY;
  const keyOf = clockStays
    ? pickupPriceKeyOf(pricing)
    : ({ pickup, bookedAt }: TripSale) => `${pickup} ${bookedAt}`;
  return (sale) => {
    const key = `${sale.slotId} ${keyOf(sale)}`;
    return (back) =>
      known(`${back - sale.pickup} ${key}`, () => {
        const price = priceBooking({
          trip: { ...sale, return: back },
          order: [],
          coupon: null,
          manualCosts: [],
          bookedBy: 'api',
          ...rules,
        });
        return price.priced ? price.costs.totalIncludingTax : null;
      });
  };
}

function dayLength(date: string, timeZone: string): number {
  return (
    instantAt({ date: addDays(date, 1), minutes: 0 }, timeZone) -
    instantAt({ date, minutes: 0 }, timeZone)
  );
}

type Circumstances = { setup: Setup; day: KnownDay; traffic: readonly Movement[]; now: Date };

/** Why trips that leave at a time cannot be booked now, by their return and the boats that are free. */
function refusalsOf(
  sale: TripSale,
  { setup, day, traffic, now }: Circumstances,
): (back: number, availability: number) => UnbookableReason | null {
  const { dock, customerType } = day;
  const { trafficLimit } = dock;
  const startTimes = { timeZone: dock.timeZone, startEvery: startEvery(setup) };
  const allows = rulesFor(sale, setup, day);
  const isPast = sale.pickup < now.getTime();
  const { bookingRules } = customerType;
  // Most types have no rule that looks at the return.
  const looksAtReturn = RETURN_RULES.some((rule) => bookingRules[rule] !== undefined);
  const allowed = looksAtReturn || isPast ? false : allows(sale.return);
  return (back, availability) => {
    if (isPast) return 'tooLate';
    if (availability < sale.boats) return 'soldOut';
    const movement = { pickup: sale.pickup, return: back, boats: sale.boats };
    if (trafficLimit && !checkTraffic(trafficLimit, traffic, movement, startTimes).allowed) {
      return 'trafficLimit';
    }
    return (looksAtReturn ? allows(back) : allowed) ? null : 'rule';
  };
}

const RETURN_RULES = [
  'longestTripHours',
  'excludedDates',
  'upcomingHours',
  'customCondition',
] as const;

/** Whether a trip with this return keeps to the size of the boats and to the booking rules. */
function rulesFor(
  sale: TripSale,
  { model }: Setup,
  { dock, customerType }: KnownDay,
): (back: number) => boolean {
  const { capacity, mostBoatsPerBooking } = model;
  const fits =
    sale.passengers <= capacity * sale.boats &&
    (mostBoatsPerBooking === null || sale.boats <= mostBoatsPerBooking);
  const names = { dock: dock.name, model: model.name };
  return (back) => {
    const booking = { sale: { ...sale, return: back }, names, counts: null };
    return fits && checkBookingRules(customerType.bookingRules, booking).allowed;
  };
}
