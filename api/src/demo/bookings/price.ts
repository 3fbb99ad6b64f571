import type { Company } from '@slipway/company';
import { PROVIDER_CAN_HOLD } from '@slipway/contract';
import {
  type BookingPrice,
  type BookingToPrice,
  orderable,
  priceBooking,
  type TripSale,
} from '@slipway/engine';
import type { CustomerRow } from '../customers.ts';
import type { Random } from '../random.ts';
import type { DemoTrip } from '../trips/trip.ts';

type Circumstances = {
  customer: CustomerRow;
  company: Company;
  random: Random;
};

/** What a trip costs and what was added to it. */
export type PricedTrip = Pick<BookingToPrice, 'order' | 'coupon'> & { price: BookingPrice };

/** Prices a trip with the rules of its company, as the API would. */
export function priceDemoTrip(
  trip: DemoTrip,
  { customer, company, random }: Circumstances,
): PricedTrip {
  const { fleet, slotId, bookedAt, bookedBy, boats, passengers, pickup } = trip;
  const sale: TripSale = {
    dockId: fleet.dockId,
    boatModelId: fleet.boatModelId,
    timeZone: fleet.timeZone,
    pickup,
    return: trip.return,
    boats,
    passengers,
    bookedAt,
    customerTypeId: customer.customer_type_id,
    partnerCode: null,
    slotId,
  };
  const extras = chooseExtras(company, sale, random);
  const price = priceBooking({
    trip: sale,
    pricing: fleet.pricing,
    taxRates: company.taxRates,
    ...extras,
    manualCosts: [],
    bookingFee: company.bookingFee,
    bookedBy,
    planPercentage: company.planPercentage,
    canHold: PROVIDER_CAN_HOLD[company.provider],
  });
  if (!price.priced) throw new Error(`A trip of the demo has no price: ${price.message}`);
  const couponCounts = price.costs.lines.some(({ type }) => type === 'coupon');
  return { price, order: extras.order, coupon: couponCounts ? extras.coupon : null };
}

/** What a customer adds to a trip now and then, as far as it can be ordered. */
function chooseExtras(
  { addOns, discounts }: Company,
  sale: TripSale,
  random: Random,
): Pick<BookingToPrice, 'order' | 'coupon'> {
  const [addOn] = addOns;
  const [discount] = discounts;
  const code = discount?.codes[0]?.code;
  const wanted = random.between(1, 4);
  const most = addOn ? orderable(addOn, sale, { now: sale.bookedAt, soldThatDay: 0 }).most : 0;
  const quantity = Math.min(wanted, most ?? wanted);
  return {
    order: addOn && quantity > 0 && random.happens(0.15) ? [{ addOn, quantity }] : [],
    coupon:
      discount && code !== undefined && random.happens(0.05)
        ? { code, discount: discount.definition }
        : null,
  };
}
