import { ERROR_TEXT } from '@slipway/contract';
import { type BookedBy, type Trigger, takesBoats } from '@slipway/engine';
import type { Actor } from '../../actor.ts';
import type { Moments } from '../../changes/moments.ts';
import type { TenantTransaction } from '../../database/database.ts';
import { NotAcceptableError, NotFoundError } from '../../errors.ts';
import type { SendJob } from '../../jobs/job.ts';
import type { Tenant } from '../../tenant.ts';
import { sendChanged, sendConfirmed } from './mail.ts';
import { feeableCosts, protectTaxRates } from './money.ts';
import { makeOffer } from './offer.ts';
import { readBooking, type StoredBooking, tripOf } from './read.ts';
import { assertBookable, reserveBoats } from './reserve.ts';
import { storeBooking, storeChange } from './store.ts';
import { needsOtherBoats, readTripRecords, type Trip, tripChanges } from './trip.ts';

// What can be done with bookings, the same for everyone: handlers only say for whom and why.

type Context = {
  tenant: Tenant;
  actor: Actor;
  now: Date;
  moments: Moments;
  sendJob: SendJob;
};

type BookingOrder = {
  trip: Trip;
  trigger: Trigger;
  bookedBy: BookedBy;
  paid: boolean;
  /** Whether and how the customer is told. */
  confirmation: { send: boolean; askForPayment: boolean };
};

/** Makes a booking, or refuses it with the reason. Returns its ID. */
export async function book(
  transaction: TenantTransaction,
  context: Context,
  { trip, trigger, bookedBy, paid, confirmation }: BookingOrder,
): Promise<string> {
  const { tenant, actor, now } = context;
  const records = await readTripRecords(transaction, trip);
  const { provider } = tenant;
  const sale = { tenant, provider, bookedBy, pricedAt: now, otherCosts: [] };
  const offer = makeOffer(trip, records, sale);
  // Most refusals are known before the fleet is locked, and then nobody has to wait for them.
  await assertBookable(transaction, offer, { now });
  await reserveBoats(transaction, offer, now);
  await protectTaxRates(transaction, records, offer);
  const booking = await storeBooking(transaction, offer, {
    tenant,
    actor,
    trigger,
    paid,
    now: await context.moments.ofChange(transaction),
  });
  if (confirmation.send) {
    await sendConfirmed(transaction, context, booking, records, confirmation);
  }
  return booking.id;
}

type TripChange = { id: string; change: (trip: Trip) => Trip; notifyCustomer: boolean };

/** Changes the trip of a booking and prices it anew, or refuses it with the reason. Returns its ID. */
export async function changeTrip(
  transaction: TenantTransaction,
  context: Context,
  { id, change, notifyCustomer }: TripChange,
): Promise<string> {
  const { tenant, actor, now } = context;
  const booking = await readBooking(transaction, id, { forChange: true });
  if (!booking) throw new NotFoundError('booking', id);
  const before = tripOf(booking);
  const trip = change(before);
  const records = await readTripRecords(transaction, trip);
  assertNotOver(booking, now);
  const changes = tripChanges(before, trip);
  if (Object.keys(changes).length === 0) return booking.id;

  const offer = makeOffer(trip, records, {
    tenant,
    provider: booking.provider,
    bookedBy: booking.booked_by,
    pricedAt: booking.priced_at ?? booking.created_at,
    otherCosts: feeableCosts(booking.costs),
  });
  const reserved = needsOtherBoats(before, trip);
  if (reserved) await reserveBoats(transaction, offer, now, booking);
  await protectTaxRates(transaction, records, offer);
  const changed = await storeChange(transaction, booking, offer, {
    actor,
    changes,
    reserved,
    now: await context.moments.ofChange(transaction),
  });
  if (notifyCustomer) await sendChanged(transaction, context, changed, records);
  return booking.id;
}

/** A booking that has given its boats back is over, also when its hold has just ended. */
function assertNotOver({ status, expires_at }: StoredBooking, now: Date): void {
  const heldUntil = expires_at?.getTime() ?? null;
  if (!takesBoats({ status, heldUntil }, now.getTime())) {
    throw new NotAcceptableError(ERROR_TEXT.finalStatus);
  }
}
