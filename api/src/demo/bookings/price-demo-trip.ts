import { type BookingPrice, priceBooking } from '@slipway/engine';
import type { CompanyRecords } from '../../company/records/company-records.ts';
import type { CustomerRow } from '../customers.ts';
import type { Random } from '../random.ts';
import type { DemoTrip } from '../trips/demo-trip.ts';
import { planPercentageOf } from '../trips/fleet.ts';
import { extrasFor } from './extras.ts';

/** Prices a trip with the rules of its company, as the API would. */
export function priceDemoTrip(
  trip: DemoTrip,
  customer: CustomerRow,
  records: CompanyRecords,
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
    taxRates: records.tax_rates,
    ...extrasFor(records, random),
    manualCosts: [],
    bookingFee: records.tenant.booking_fee,
    bookedBy,
    planPercentage: planPercentageOf(records),
    provider: records.tenant.provider,
  });
  if (!price.priced) throw new Error(`A trip of the demo has no price: ${price.message}`);
  return price;
}
