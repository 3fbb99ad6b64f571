import type { BookingPrice } from '@slipway/engine';
import type { TenantDatabase } from '../../database/database.ts';
import type { Tenant } from '../../database/tenant.ts';
import { NotAcceptableError } from '../../errors.ts';
import type { AgreedMoney } from '../../ledger/write-lines.ts';
import type { Wanted } from './claim.ts';
import { couponOf } from './extras.ts';
import { type CalculatedTypes, calculatedTypes, costsAt, feeableCosts } from './money.ts';
import { makeOffer, type Offer, type Sale } from './offer.ts';
import type { StoredBooking } from './read.ts';
import { orderLines, readTripRecords, type Trip, type TripRecords } from './trip.ts';

/** A change of a booking, with the records of what is wanted. */
export type Repricing = {
  booking: StoredBooking;
  before: Wanted;
  after: Wanted;
  records: TripRecords;
  /** Whether the price is worked out anew though nothing else changes. */
  anew: boolean;
};

/** What the price of a changed booking depends on. */
export function saleAgain(
  tenant: Tenant,
  { booking, before, after, records }: Repricing,
  { anyNumberOfBoats, ownPrice }: { anyNumberOfBoats: boolean; ownPrice: boolean },
): Sale {
  return {
    tenant,
    provider: booking.provider,
    bookedBy: booking.booked_by,
    pricedAt: booking.priced_at ?? booking.created_at,
    otherCosts: feeableCosts(booking.costs, typesOf({ before, after })),
    order: orderLines(records, after.extras),
    coupon: couponOf(records, after.extras, before.extras),
    anyNumberOfBoats,
    ownPrice: booking.own_price || ownPrice,
  };
}

function typesOf({ before, after }: Pick<Repricing, 'before' | 'after'>): CalculatedTypes {
  return calculatedTypes(before.extras, after.extras);
}

/** What a booking costs after a change, with the price that it had before. */
export function agreedMoney(
  change: Repricing,
  { price }: Offer,
  before: PriceBefore | null,
  now: Date,
): AgreedMoney {
  const { booking } = change;
  const isAskedForAlike =
    before !== null &&
    JSON.stringify(before.price.deposits.lines) === JSON.stringify(price.deposits.lines);
  return {
    costs: costsAt(price, booking.costs, typesOf(change), now, before?.price),
    deposits: isAskedForAlike ? null : price.deposits.lines,
  };
}

export type PriceBefore = {
  price: BookingPrice;
  /** Staff have put it on a time without a price, and so its rental costs what was agreed. */
  ownPrice: boolean;
};

/**
 * What a booking would cost today as it is before a change; lines that the change does not touch
 * stay as agreed by it. Null when all is priced as it is today: for another dock, model or time,
 * for another customer type, and while a customer still chooses in the form.
 */
export async function priceBefore(
  database: TenantDatabase,
  tenant: Tenant,
  change: Repricing,
): Promise<PriceBefore | null> {
  const { booking, before, after, records, anew } = change;
  const isChoosing = booking.status === 'draft' && booking.booked_by === 'customer';
  if (anew || isChoosing || isOtherRental(before.trip, after.trip)) return null;
  const { extras, trip } = before;
  const named = { extras, kept: extras, customerTypeId: booking.applied_type_id };
  const recordsBefore = await readTripRecords(database, trip, named);
  if (recordsBefore.customerType.id !== records.customerType.id) return null;
  const priced = (ownPrice: boolean): PriceBefore => {
    const same = { ...change, after: before, records: recordsBefore };
    const sale = saleAgain(tenant, same, { anyNumberOfBoats: true, ownPrice });
    const otherCosts = feeableCosts(booking.costs, typesOf(change));
    return { price: makeOffer(trip, recordsBefore, { ...sale, otherCosts }).price, ownPrice };
  };
  try {
    return priced(false);
  } catch (error) {
    if (error instanceof NotAcceptableError && error.code === 'noPrice') return priced(true);
    throw error;
  }
}

function isOtherRental(before: Trip, after: Trip): boolean {
  return (
    before.dockId !== after.dockId ||
    before.boatModelId !== after.boatModelId ||
    before.pickup !== after.pickup ||
    before.return !== after.return
  );
}
