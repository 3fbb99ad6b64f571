import {
  ERROR_TEXT,
  type PaymentProvider,
  PROVIDER_CAN_HOLD,
  tooManyBoatsText,
  tooManyPassengersText,
} from '@slipway/contract';
import {
  type BookedBy,
  type BookingPrice,
  type ConfirmationPlan,
  checkTripTimes,
  couponDescription,
  DAY,
  findRentalSetup,
  type ManualCost,
  type OrderLine,
  type Period,
  PLANS,
  type Plan,
  planConfirmation,
  priceBooking,
  SCHEDULE_LIMITS,
  type Schedule,
  START_EVERY,
  type StartTimes,
  type TrafficLimit,
  type TripSale,
  type Turnaround,
  takenPeriod,
} from '@slipway/engine';
import type { Tenant } from '../../database/tenant.ts';
import { NotAcceptableError } from '../../errors.ts';
import type { Coupon, SetupWithRules, Trip, TripRecords } from './trip.ts';

/** No slot is longer, and so no booking: 28 nights and what is left of the last day. */
const LONGEST_TRIP = (SCHEDULE_LIMITS.nights.max + 1) * DAY;

/** A trip that the company offers, with its price: all but whether boats are free. */
export type Offer = {
  trip: Trip;
  fleetId: string;
  turnaround: Turnaround;
  /** The trip and its turnaround. */
  taken: Period;
  trafficLimit: TrafficLimit | null;
  startTimes: StartTimes;
  setup: SetupWithRules;
  /** The trip as prices, add-ons and booking rules see it. */
  sale: TripSale;
  /** The moment by which the price was worked out. */
  pricedAt: Date;
  price: BookingPrice;
  order: OrderLine[];
  coupon: Coupon | null;
  /** Why the coupon takes nothing off this trip, or null. */
  couponRefusal: string | null;
  partnerId: string | null;
};

/** The circumstances of a booking that its price depends on. */
export type Sale = {
  tenant: Tenant;
  /** A booking keeps the provider with which it started. */
  provider: PaymentProvider;
  bookedBy: BookedBy;
  /** Early and late prices depend on it; a booking keeps it whatever is changed later. */
  pricedAt: Date;
  /** Lines that the booking has whatever the trip costs; the booking fee counts them in. */
  otherCosts: ManualCost[];
  order: OrderLine[];
  coupon: Coupon | null;
  /** Whether staff may book more boats than the model allows in one booking. */
  anyNumberOfBoats?: boolean;
  /** Whether no rental line is calculated. */
  ownPrice?: boolean;
};

/** Refuses a trip that the boats, the dock, the rental setups or the prices do not allow. */
export function makeOffer(trip: Trip, records: TripRecords, sale: Sale): Offer {
  const { fleetId, dock, setups } = records;
  assertRoomOnBoard(trip, records, sale);
  if (trip.pickup < dock.opensAt) throw new NotAcceptableError(ERROR_TEXT.dockNotOpen);
  const serving = findRentalSetup(setups, { ...trip, timeZone: dock.timeZone });
  if (!serving.found || !fleetId || trip.return - trip.pickup > LONGEST_TRIP) {
    throw new NotAcceptableError(ERROR_TEXT.noRentalSetup);
  }
  const { setup } = serving;
  const { turnaround } = setup.schedule;
  return {
    trip,
    fleetId,
    setup,
    turnaround,
    taken: takenPeriod({ ...trip, turnaround }),
    trafficLimit: dock.trafficLimit,
    startTimes: { timeZone: dock.timeZone, startEvery: startEvery(setup) },
    pricedAt: sale.pricedAt,
    order: sale.order,
    coupon: sale.coupon,
    partnerId: records.partner?.id ?? null,
    ...priceTrip(trip, setup, records, sale),
  };
}

/** Refuses a price below 0 to whoever is not staff, unless staff have agreed to as much before. */
export function assertNotBelowZero(total: number, agreed = 0): void {
  if (total < Math.min(0, agreed)) {
    throw new NotAcceptableError(ERROR_TEXT.priceBelowZero, 'priceBelowZero');
  }
}

function assertRoomOnBoard(
  { boats, passengers }: Trip,
  { boatModel }: TripRecords,
  { anyNumberOfBoats = false }: Sale,
): void {
  const { capacity, mostBoatsPerBooking } = boatModel;
  if (!anyNumberOfBoats && mostBoatsPerBooking !== null && boats > mostBoatsPerBooking) {
    throw new NotAcceptableError(tooManyBoatsText(mostBoatsPerBooking), 'tooManyBoats');
  }
  if (passengers > capacity * boats) {
    throw new NotAcceptableError(tooManyPassengersText(capacity * boats), 'tooManyPassengers');
  }
}

/** Slots have no grid of start times: the finest one lets each of them stand alone. */
export function startEvery({ schedule }: { schedule: Schedule | null }): number {
  return schedule?.type === 'weekly' ? schedule.startEvery : Math.min(...START_EVERY);
}

/** Prices a trip by the rules of its rental setup. */
function priceTrip(
  trip: Trip,
  { schedule, pricing }: SetupWithRules,
  { dock, customerType, partner, taxRates }: TripRecords,
  { tenant, provider, bookedBy, pricedAt, otherCosts, order, coupon, ownPrice = false }: Sale,
): Pick<Offer, 'sale' | 'price' | 'couponRefusal'> {
  const { timeZone } = dock;
  const times = checkTripTimes(schedule, { ...trip, timeZone });
  const sale = {
    ...trip,
    timeZone,
    bookedAt: pricedAt.getTime(),
    customerTypeId: customerType.id,
    partnerCode: partner?.code ?? null,
    slotId: times.allowed ? times.slotId : null,
  };
  const price = priceBooking({
    trip: sale,
    pricing,
    taxRates,
    order,
    coupon,
    manualCosts: otherCosts,
    bookingFee: tenant.booking_fee,
    bookedBy,
    planPercentage: planPercentage(tenant),
    canHold: PROVIDER_CAN_HOLD[provider],
    ownPrice,
  });
  if (!price.priced) throw new NotAcceptableError(ERROR_TEXT.noPrice, 'noPrice');
  const refusal = coupon
    ? price.skipped.find(({ description }) => description === couponDescription(coupon.code))
    : undefined;
  return { sale, price, couponRefusal: refusal?.message ?? null };
}

/** What has to be paid to confirm a booking, and when the rest. */
export function confirmationOf(
  { trip, setup, price }: Offer,
  { customerType }: TripRecords,
  now: Date,
): ConfirmationPlan {
  const { confirmWithoutPaying } = customerType;
  const costsIncludingTax = price.costs.totalIncludingTax;
  const booking = { costsIncludingTax, pickup: trip.pickup, confirmWithoutPaying };
  return planConfirmation(setup.confirmation, booking, now.getTime());
}

/** A plan by agreement has no percentage that could be passed on. */
export function planPercentage({ plan }: Tenant): number {
  const priced: Readonly<Record<string, Plan>> = PLANS;
  return priced[plan]?.percentage ?? 0;
}
