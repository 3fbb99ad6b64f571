import { ERROR_TEXT, type PaymentProvider } from '@slipway/contract';
import {
  type BookedBy,
  type BookingPrice,
  checkTripTimes,
  type ManualCost,
  PLANS,
  type Plan,
  priceBooking,
} from '@slipway/engine';
import { NotAcceptableError } from '../../errors.ts';
import type { Tenant } from '../../keys/find-access.ts';
import type { KnownSubjects } from './check-subjects.ts';
import type { SetupWithRules } from './read-subjects.ts';
import type { WantedTrip } from './wanted-trip.ts';

/** The circumstances of a booking that its price depends on. */
export type Sale = {
  tenant: Tenant;
  /** A booking keeps the provider with which it started. */
  provider: PaymentProvider;
  bookedBy: BookedBy;
  bookedAt: Date;
  /** Lines that the booking has whatever the trip costs; the booking fee counts them in. */
  otherCosts: ManualCost[];
};

/** Prices a trip by the rules of its rental setup. */
export function priceTrip(
  trip: WantedTrip,
  { schedule, pricing }: SetupWithRules,
  { dock, customer, taxRates }: KnownSubjects,
  { tenant, provider, bookedBy, bookedAt, otherCosts }: Sale,
): BookingPrice {
  const { timeZone } = dock;
  const times = checkTripTimes(schedule, { ...trip, timeZone });
  const price = priceBooking({
    trip: {
      ...trip,
      timeZone,
      bookedAt: bookedAt.getTime(),
      customerTypeId: customer?.typeId ?? null,
      partnerCode: null,
      slotId: times.allowed ? times.slotId : null,
    },
    pricing,
    taxRates,
    order: [],
    coupon: null,
    manualCosts: otherCosts,
    bookingFee: tenant.booking_fee,
    bookedBy,
    planPercentage: planPercentage(tenant),
    provider,
  });
  if (!price.priced) throw new NotAcceptableError(ERROR_TEXT.noPrice);
  return price;
}

/** A plan by agreement has no percentage that could be passed on. */
function planPercentage({ plan }: Tenant): number {
  const priced: Readonly<Record<string, Plan>> = PLANS;
  return priced[plan]?.percentage ?? 0;
}
