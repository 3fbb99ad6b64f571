import {
  FIELD_TEXT,
  type FieldErrors,
  hasErrors,
  PROVIDER_CAN_HOLD,
  type UnbookableReason,
} from '@slipway/contract';
import {
  addDays,
  type BookedBy,
  type BookingPrice,
  DAY,
  datesIn,
  freeBoatsWithin,
  type Instant,
  instantAt,
  type LocalDate,
  lastReturnDate,
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
import type { Tenant } from '../../database/tenant.ts';
import { ValidationError } from '../../errors.ts';
import { planPercentage } from '../bookings/offer.ts';
import {
  type DockDays,
  type KnownDays,
  readDockDays,
  readFleets,
  readMovements,
  type Setup,
} from './dock-day.ts';
import { totalsOf } from './known-totals.ts';
import { refusalsOf } from './refusals.ts';

/** Which price is told: all of it, or what the form shows before the payment step. */
type ShownPrice = 'total' | 'before_payment' | 'before_payment_excluding_tax';

export type StartTimesQuestion = {
  dockId: string;
  /** Without one, every model that is rented out there. */
  boatModelId: string | null;
  boats: number;
  passengers: number;
  /** Without one, the guest type. */
  customerTypeId: string | null;
  partnerCode: string | null;
  /** A booking that does not count, because it is about to be changed. */
  exceptBookingId?: string | undefined;
  prices: { bookedBy: BookedBy; shown: ShownPrice };
};

/** The trips of a boat model that a day has, whether they can be booked now or not. */
export type ModelStartTimes = {
  boatModelId: string;
  pickups: {
    pickup: Instant;
    /** Null where trips start at any time of a window. */
    slotName: string | null;
    returns: StartTimeReturn[];
  }[];
};

export type StartTimeReturn = {
  return: Instant;
  availability: number;
  /** Why it cannot be booked, or null when it can. */
  reason: UnbookableReason | null;
  /** In cents; null when the trip has no price. */
  price: number | null;
};

/** When boats can leave on a day, with every return that goes with each pickup. */
export async function readStartTimes(
  database: TenantDatabase,
  context: { tenant: Tenant; now: Date },
  { date, ...question }: StartTimesQuestion & { date: LocalDate },
): Promise<ModelStartTimes[]> {
  const [day] = await readDays(database, context, { ...question, first: date, last: date });
  return day?.models ?? [];
}

/** The same for each day of a period, read at once. */
export async function readDays(
  database: TenantDatabase,
  { tenant, now }: { tenant: Tenant; now: Date },
  question: StartTimesQuestion & { first: LocalDate; last: LocalDate },
): Promise<{ date: LocalDate; models: ModelStartTimes[] }[]> {
  const known = refuseUnknown(await readDockDays(database, question), question);
  const days = datesIn({ from: question.first, until: question.last }).map((date) => ({
    date,
    offers: known.setups
      .filter(({ from, until }) => from <= date && (until === null || date <= until))
      .map((setup) => ({ setup, times: timesOf(setup, known, date) })),
  }));
  const span = spanOf(days.flatMap(({ offers }) => offers));
  if (!span) {
    const closed = ({ setup }: { setup: Setup }) => ({
      boatModelId: setup.boatModelId,
      pickups: [],
    });
    return days.map(({ date, offers }) => ({ date, models: offers.map(closed) }));
  }
  const { dockId, boatModelId, exceptBookingId } = question;
  const asked = { dockId, period: span, now, exceptBookingId };
  const fleetOf = await readFleets(database, { ...asked, boatModelId });
  const traffic = await trafficAt(database, known, asked);
  const freeOf = new Map<string, ReturnType<typeof freeBoatsWithin>>();
  const priceOf = new Map(
    known.setups.map((setup) => [setup, pricesOf(setup, known, { tenant, ...question })]),
  );
  const modelOn = (date: LocalDate, setup: Setup, times: StartTime[]): ModelStartTimes => {
    const free = freeOf.get(setup.boatModelId) ?? freeBoatsWithin(fleetOf(setup.boatModelId), span);
    freeOf.set(setup.boatModelId, free);
    const priceAt = priceOf.get(setup)?.(date);
    const { turnaround } = setup.schedule;
    return {
      boatModelId: setup.boatModelId,
      pickups: times.map(({ pickup, ...time }) => {
        const sale = saleOf(setup, known, { pickup, ...time }, question, now);
        const price = priceAt?.(sale);
        const whyNot = refusalsOf(sale, { setup, day: known, traffic, now });
        return {
          pickup,
          slotName: slotNameOf(setup, time.slotId),
          returns: time.returns.map((back) => {
            const availability = free(takenPeriod({ pickup, return: back, turnaround }));
            const reason = whyNot(back, availability);
            return { return: back, availability, reason, price: price?.(back) ?? null };
          }),
        };
      }),
    };
  };
  return days.map(({ date, offers }) => ({
    date,
    models: offers.map(({ setup, times }) => modelOn(date, setup, times)),
  }));
}

export function slotNameOf({ schedule }: Setup, slotId: string | null): string | null {
  if (schedule.type !== 'slot') return null;
  return schedule.slots.find(({ id }) => id === slotId)?.name ?? null;
}

/** What of a price is shown: the payment step adds lines that the company keeps for it. */
function shownPrice({ costs }: BookingPrice, shown: ShownPrice): number {
  if (shown === 'total') return costs.totalIncludingTax;
  return costs.lines
    .filter((line) => line.shown === 'from_start')
    .reduce(
      (sum, line) =>
        sum + (shown === 'before_payment' ? line.amountIncludingTax : line.amountExcludingTax),
      0,
    );
}

export function refuseUnknown(
  day: DockDays,
  { customerTypeId, partnerCode }: { customerTypeId: string | null; partnerCode: string | null },
): KnownDays {
  const problems: FieldErrors = {};
  const unknown = [FIELD_TEXT.doesNotExist];
  if (!day.dock) problems.dockId = unknown;
  if (!day.boatModelExists) problems.boatModelId = unknown;
  if (customerTypeId !== null && day.customerType.id !== customerTypeId) {
    problems.customerTypeId = unknown;
  }
  if (partnerCode !== null && !day.partner) problems.partnerCode = unknown;
  if (hasErrors(problems)) throw new ValidationError(problems);
  return day as KnownDays;
}

/** The start times that the schedule has; none before the dock has opened or beyond the season. */
export function timesOf(setup: Setup, { dock }: KnownDays, date: string): StartTime[] {
  const last = lastReturnDate(setup);
  const end =
    last === null
      ? Number.POSITIVE_INFINITY
      : instantAt({ date: addDays(last, 1), minutes: 0 }, dock.timeZone);
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

/** What leaves and comes back at a dock, if its traffic is limited. */
async function trafficAt(
  database: TenantDatabase,
  { dock }: KnownDays,
  question: Parameters<typeof readMovements>[1],
): Promise<Movement[]> {
  if (!dock.trafficLimit) return [];
  const { start, end } = question.period;
  // Whatever shares the hour with the first pickup or the last return counts with it.
  const period = { start: start - DAY / 24, end: end + DAY / 24 };
  return readMovements(database, { ...question, period });
}

/** The sale of the first trip that leaves at a time; the others differ in their return alone. */
export function saleOf(
  { boatModelId, dockId }: Setup,
  { dock, customerType, partner }: KnownDays,
  { pickup, returns, slotId }: StartTime,
  { boats, passengers }: StartTimesQuestion,
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

/** What trips of a setup cost, by day, then by pickup, then by return. */
export function pricesOf(
  { pricing }: Setup,
  { dock, taxRates, customerType, partner }: KnownDays,
  { tenant, boats, passengers, prices }: StartTimesQuestion & { tenant: Tenant },
): (date: LocalDate) => (sale: TripSale) => (back: number) => number | null {
  const { bookedBy, shown } = prices;
  const { booking_fee: bookingFee } = tenant;
  const canHold = PROVIDER_CAN_HOLD[tenant.provider];
  const rules = { pricing, taxRates, bookingFee, planPercentage: planPercentage(tenant), canHold };
  const known = totalsOf([
    rules,
    prices,
    boats,
    passengers,
    customerType.id,
    partner?.code,
    dock.timeZone,
  ]);
  const priceKeyOf = pickupPriceKeyOf(pricing);
  return (date) => {
    const clockStays = dayLength(date, dock.timeZone) === DAY;
    const keyOf = clockStays
      ? priceKeyOf
      : ({ pickup, bookedAt }: TripSale) => `${pickup} ${bookedAt}`;
    return (sale) => {
      const kind = `${sale.slotId} ${keyOf(sale)}`;
      return (back) =>
        known(kind, back - sale.pickup, () => {
          const price = priceBooking({
            trip: { ...sale, return: back },
            order: [],
            coupon: null,
            manualCosts: [],
            bookedBy,
            ...rules,
          });
          return price.priced ? shownPrice(price, shown) : null;
        });
    };
  };
}

function dayLength(date: string, timeZone: string): number {
  return (
    instantAt({ date: addDays(date, 1), minutes: 0 }, timeZone) -
    instantAt({ date, minutes: 0 }, timeZone)
  );
}
