import type { Company, Saturday } from '@slipway/company';
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
  extras: Pick<Saturday, 'addOns' | 'discounts'>;
  random: Random;
};

/** Prices a trip with the rules of its company, as the API would. */
export function priceDemoTrip(
  trip: DemoTrip,
  { customer, company, extras, random }: Circumstances,
): BookingPrice {
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
  const price = priceBooking({
    trip: sale,
    pricing: fleet.pricing,
    taxRates: company.taxRates,
    ...chooseExtras(extras, sale, random),
    manualCosts: [],
    bookingFee: company.bookingFee,
    bookedBy,
    planPercentage: company.planPercentage,
    provider: company.provider,
  });
  if (!price.priced) throw new Error(`A trip of the demo has no price: ${price.message}`);
  return price;
}

/** What a customer adds to a trip now and then, as far as it can be ordered. */
function chooseExtras(
  { addOns, discounts }: Circumstances['extras'],
  sale: TripSale,
  random: Random,
): Pick<BookingToPrice, 'order' | 'coupon'> {
  const [addOn] = addOns;
  const [coupon] = discounts;
  const wanted = random.between(1, 4);
  const most = addOn ? orderable(addOn, sale, { now: sale.bookedAt, soldThatDay: 0 }).most : 0;
  const quantity = Math.min(wanted, most ?? wanted);
  return {
    order: addOn && quantity > 0 && random.happens(0.15) ? [{ addOn, quantity }] : [],
    coupon: coupon && random.happens(0.05) ? coupon : null,
  };
}
