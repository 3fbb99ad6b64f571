import type { Company } from '@slipway/company';
import { EXAMPLE_ID } from '@slipway/contract';
import {
  type AddOn,
  type BookingPrice,
  type BookingToPrice,
  type Discount,
  priceBooking,
} from '@slipway/engine';
import type { CustomerRow } from '../customers.ts';
import type { Random } from '../random.ts';
import { planPercentageOf } from '../trips/fleet.ts';
import type { DemoTrip } from '../trips/trip.ts';

/** The add-on of the guides. */
export const PICNIC_BOX: AddOn = {
  id: 'picnic-box',
  name: 'Picnic box',
  price: 1450,
  basis: 'piece',
  taxRateId: EXAMPLE_ID.standardTax,
  priceIncludesTax: true,
  conditions: [],
  limits: {},
  orderBeforeHours: 0,
  soldOut: false,
};

/** The discount of the guides' code WELCOME5. */
export const WELCOME: Discount = {
  type: 'percentage',
  name: 'Welcome',
  percentage: 5,
  conditions: [],
};

/** Prices a trip with the rules of its company, as the API would. */
export function priceDemoTrip(
  trip: DemoTrip,
  customer: CustomerRow,
  company: Company,
  random: Random,
): BookingPrice {
  const { fleet, slotId, bookedAt, bookedBy, boats, passengers, pickup } = trip;
  const price = priceBooking({
    trip: {
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
    },
    pricing: fleet.pricing,
    taxRates: company.taxRates,
    ...extrasFor(company, random),
    manualCosts: [],
    bookingFee: company.bookingFee,
    bookedBy,
    planPercentage: planPercentageOf(company),
    provider: company.provider,
  });
  if (!price.priced) throw new Error(`A trip of the demo has no price: ${price.message}`);
  return price;
}

/** What a customer of Heron Bay Boats adds to a trip now and then. */
function extrasFor({ id }: Company, random: Random): Pick<BookingToPrice, 'order' | 'coupon'> {
  if (id !== EXAMPLE_ID.heronBay) return { order: [], coupon: null };
  const quantity = random.between(1, 4);
  return {
    order: random.happens(0.15) ? [{ addOn: PICNIC_BOX, quantity }] : [],
    coupon: random.happens(0.05) ? { code: 'WELCOME5', discount: WELCOME } : null,
  };
}
