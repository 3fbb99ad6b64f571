import { ERROR_TEXT } from '@slipway/contract';
import { availability, formatTimestamp } from '@slipway/engine';
import type { TenantDatabase } from '../../database/database.ts';
import type { IntegratorHandler } from '../../http/handler.ts';
import { readFleet } from '../availability/fleet.ts';
import { assertExtras, couponRefusal } from '../bookings/extras.ts';
import { assertNotBelowZero, confirmationOf, makeOffer, type Offer } from '../bookings/offer.ts';
import { orderFrom } from '../bookings/operations.ts';
import { orderLines, readTripRecords, type TripRecords, tripFrom } from '../bookings/trip.ts';

/** Prices a trip as making the booking would. A coupon that cannot be used is left out. */
export const createQuote: IntegratorHandler<'createQuote'> = async (
  { body },
  database,
  { tenant, now },
) => {
  const trip = tripFrom(body);
  const couponCode = body.couponCode ?? null;
  const extras = {
    order: orderFrom(body.addOns ?? []),
    couponCode,
    partnerCode: body.partnerCode ?? null,
  };
  const records = await readTripRecords(database, trip, {
    extras,
    customerTypeId: body.customerTypeId?.toLowerCase() ?? null,
  });
  const sale = {
    tenant,
    provider: tenant.provider,
    bookedBy: 'api' as const,
    pricedAt: now,
    otherCosts: [],
    order: orderLines(records, extras),
  };
  const coupon = records.coupon?.archived ? null : records.coupon;
  const wished = makeOffer(trip, records, { ...sale, coupon });
  const refusal = coupon
    ? await couponRefusal(database, wished, coupon, { now })
    : ERROR_TEXT.unknownCoupon;
  const offer = coupon && refusal ? makeOffer(trip, records, { ...sale, coupon: null }) : wished;
  assertNotBelowZero(offer.price.costs.totalIncludingTax);
  await assertExtras(database, offer, { order: offer.order, coupon: null }, { now });
  return {
    data: {
      ...quoteOf(offer, records, now),
      currency: tenant.currency,
      availability: await freeBoats(database, offer, now),
      coupon: couponCode === null ? null : { applied: refusal === null, reason: refusal },
    },
  };
};

function quoteOf(offer: Offer, records: TripRecords, now: Date) {
  const { costs, deposits } = offer.price;
  const { dueNow, rest } = confirmationOf(offer, records, now);
  return {
    costs,
    deposits,
    dueNow,
    rest: rest && { amount: rest.amount, requestedAt: formatTimestamp(rest.requestedAt) },
    cancellation: records.customerType.cancellation,
  };
}

async function freeBoats(database: TenantDatabase, { trip, taken }: Offer, now: Date) {
  const { fleet } = await readFleet(database, { ...trip, period: taken, now });
  return availability(fleet, taken).lowestAvailability;
}
