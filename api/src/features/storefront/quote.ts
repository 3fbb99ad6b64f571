import { ERROR_TEXT } from '@slipway/contract';
import { availability, CODE_REFUSAL } from '@slipway/engine';
import { languageFor, readPages } from '../../company/pages.ts';
import type { CustomerHandler } from '../../http/handler.ts';
import { readFleet } from '../availability/fleet.ts';
import { assertExtras, couponRefusal } from '../bookings/extras.ts';
import { assertNotBelowZero } from '../bookings/offer.ts';
import { orderFrom } from '../bookings/operations.ts';
import { boatsLeft } from './boats-left.ts';
import { knownPartnerCode } from './known-partner.ts';
import { type TripMoney, tripMoney } from './trip-money.ts';
import { readVisitorRecords, visitorOffer, visitorTrip } from './trip-question.ts';

/** Prices a trip for the visitor. A code that cannot be used is left out, with the reason. */
export const createCustomerQuote: CustomerHandler<'createCustomerQuote'> = async (
  { body },
  database,
  context,
) => {
  const { tenant, now } = context;
  const trip = visitorTrip(body, context);
  const couponCode = body.couponCode ?? null;
  const extras = {
    order: orderFrom(body.addOns ?? []),
    couponCode,
    partnerCode: await knownPartnerCode(database, body.partnerCode),
  };
  const records = await readVisitorRecords(database, context, trip, extras);
  const coupon = records.coupon?.archived ? null : records.coupon;
  const wished = visitorOffer(context, trip, records, { extras, coupon });
  const refusal = coupon
    ? await couponRefusal(database, wished, coupon, { now })
    : ERROR_TEXT.unknownCoupon;
  const offer =
    coupon && refusal ? visitorOffer(context, trip, records, { extras, coupon: null }) : wished;
  assertNotBelowZero(offer.price.costs.totalIncludingTax);
  await assertExtras(database, offer, { order: offer.order, coupon: null }, { now });
  const { fleet } = await readFleet(database, { ...trip, period: offer.taken, now });
  const pages = await readPages(database);
  const free = availability(fleet, offer.taken).lowestAvailability;
  return {
    data: {
      ...tripMoney({
        tenant,
        now,
        trip,
        boatModel: records.boatModel.name,
        lines: offer.price.costs.lines,
        deposits: offer.price.deposits.lines,
        taxRates: records.taxRates,
        confirmation: offer.setup.confirmation,
        customerType: records.customerType,
        coupon: couponCode === null ? null : couponAnswer(couponCode, refusal),
        pages,
        language: languageFor(pages, body.language),
      }),
      boatsLeft: boatsLeft(pages, free),
      bookable: free >= trip.boats,
    },
  };
};

/** What became of a code, in English and as a name. */
export function couponAnswer(code: string, refusal: string | null): TripMoney['coupon'] {
  return {
    code,
    applied: refusal === null,
    reason: refusal,
    reasonCode: refusal === null ? null : (CODES.get(refusal) ?? 'notForThisTrip'),
  };
}

const CODES: ReadonlyMap<string, string> = new Map([
  [ERROR_TEXT.unknownCoupon, 'unknown'],
  ...Object.entries(CODE_REFUSAL).map(([code, sentence]) => [sentence, code] as const),
]);
