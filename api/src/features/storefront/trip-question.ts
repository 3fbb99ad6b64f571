import type { TenantDatabase } from '../../database/database.ts';
import type { Tenant } from '../../database/tenant.ts';
import { makeOffer, type Offer } from '../bookings/offer.ts';
import {
  type Coupon,
  type Extras,
  orderLines,
  readTripRecords,
  type Trip,
  type TripRecords,
  tripFrom,
} from '../bookings/trip.ts';
import { visitorTypeId } from './visitor.ts';

type SentTrip = Omit<Parameters<typeof tripFrom>[0], 'customerId'>;

type Context = { tenant: Tenant; now: Date; actor: { id: string | null } };

/** The trip that a visitor asks for; a signed-in customer books for themselves. */
export function visitorTrip(sent: SentTrip, { actor }: Pick<Context, 'actor'>): Trip {
  return { ...tripFrom(sent), customerId: actor.id };
}

/** What decides about a trip that a visitor asks for. */
export async function readVisitorRecords(
  database: TenantDatabase,
  { actor }: Pick<Context, 'actor'>,
  trip: Trip,
  extras: Extras,
): Promise<TripRecords> {
  const customerTypeId = await visitorTypeId(database, actor);
  return readTripRecords(database, trip, { extras, customerTypeId });
}

/** A trip with its price, as the form sells it. */
export function visitorOffer(
  { tenant, now }: Context,
  trip: Trip,
  records: TripRecords,
  { extras, coupon }: { extras: Extras; coupon: Coupon | null },
): Offer {
  return makeOffer(trip, records, {
    tenant,
    provider: tenant.provider,
    bookedBy: 'customer',
    pricedAt: now,
    otherCosts: [],
    order: orderLines(records, extras),
    coupon,
  });
}
