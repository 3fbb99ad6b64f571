import { ERROR_TEXT } from '@slipway/contract';
import { ownBookingId } from '../../access/own-booking.ts';
import type { TenantTransaction } from '../../database/database.ts';
import { NotAcceptableError } from '../../errors.ts';
import type { CustomerHandler } from '../../http/handler.ts';
import { awaitBookingKey, mintBookingKey } from '../../keys/booking-keys.ts';
import { canonicalJson } from '../../text.ts';
import { book } from '../bookings/book.ts';
import { changeBooking } from '../bookings/change.ts';
import { orderFrom } from '../bookings/operations.ts';
import { readBooking, tripOf } from '../bookings/read.ts';
import { changedTrip, type Trip } from '../bookings/trip.ts';
import { draftAnswer } from './draft-answer.ts';
import { knownPartnerCode } from './known-partner.ts';
import { makeRoom, noteAddress } from './make-room.ts';
import { visitorTrip } from './trip-question.ts';
import { visitorTypeId } from './visitor.ts';

/**
 * Makes a draft that holds its boats for as long as the company says. A page that brings a key of
 * its own and asks again, because the first answer was lost, gets the draft that it has made.
 */
export const createDraft: CustomerHandler<'createDraft'> = async (
  { body },
  transaction,
  context,
) => {
  const { actor, tenant, now } = context;
  const { sentKey } = actor;
  const trip = visitorTrip(body, context);
  const known = sentKey && (await awaitBookingKey(transaction, sentKey, now));
  if (known && !known.only && (await isDraftOf(transaction, known.bookingId, trip, now))) {
    const draft = await draftAnswer(transaction, context, known.bookingId);
    return { data: { ...draft, key: sentKey } };
  }
  await makeRoom(transaction, context, trip);
  const made = await book(transaction, context, {
    trip,
    extras: {
      order: orderFrom(body.addOns ?? []),
      couponCode: body.couponCode ?? null,
      partnerCode: await knownPartnerCode(transaction, body.partnerCode),
    },
    keeping: { as: 'draft', minutes: tenant.hold_minutes },
    bookedBy: 'customer',
    paid: false,
    ownReference: null,
    expectedTotal: body.expectedTotal ?? null,
    rulesApply: true,
    confirmation: { send: false, askForPayment: false },
    form: {
      customerTypeId: await visitorTypeId(transaction, actor),
      language: body.language ?? null,
    },
  });
  await noteAddress(transaction, context, made.id);
  const key = await mintBookingKey(transaction, {
    bookingId: made.id,
    return: trip.return,
    now,
    ...(sentKey && { key: sentKey }),
  });
  return { data: { ...(await draftAnswer(transaction, context, made.id)), key } };
};

/** Whether a booking is a draft that still holds just this trip. */
async function isDraftOf(
  transaction: TenantTransaction,
  bookingId: string,
  trip: Trip,
  now: Date,
): Promise<boolean> {
  const booking = await readBooking(transaction, bookingId);
  if (booking?.status !== 'draft' || (booking.expires_at ?? now) <= now) return false;
  const { customerId: _, ...held } = tripOf(booking);
  const { customerId: __, ...wished } = trip;
  return canonicalJson(held) === canonicalJson(wished);
}

export const getDraft: CustomerHandler<'getDraft'> = async (_request, database, context) => ({
  data: await draftAnswer(database, context, await ownBookingId(database, context.actor)),
});

/** Changes the trip, extras or code of a draft; a customer who has signed in meanwhile gets their prices. */
export const updateDraft: CustomerHandler<'updateDraft'> = async (
  { body },
  transaction,
  context,
) => {
  const { actor, now } = context;
  const { addOns, couponCode } = body;
  const bookingId = await ownBookingId(transaction, actor);
  if (body.boats !== undefined) {
    await makeRoom(transaction, context, { boats: body.boats, bookingId });
  }
  await assertHeld(transaction, bookingId, now);
  await changeBooking(transaction, context, {
    id: bookingId,
    change: (trip) => ({
      ...changedTrip(trip, body),
      customerId: actor.id ?? trip.customerId,
    }),
    changeExtras: (extras) => ({
      ...extras,
      ...(addOns && { order: orderFrom(addOns) }),
      ...(couponCode !== undefined && { couponCode }),
    }),
    holdMinutes: null,
    notifyCustomer: false,
    rulesApply: true,
    ...(actor.id !== null && { customerTypeId: await visitorTypeId(transaction, actor) }),
  });
  return { data: await draftAnswer(transaction, context, bookingId) };
};

/** Refuses what only a draft can have done to it, or one whose hold has ended. */
export async function assertHeld(
  transaction: TenantTransaction,
  bookingId: string,
  now: Date,
): Promise<void> {
  const booking = await readBooking(transaction, bookingId, { forChange: true });
  const isHeld = booking?.status === 'draft' && (booking.expires_at ?? now) > now;
  if (!isHeld) throw new NotAcceptableError(ERROR_TEXT.holdEnded);
}

/** Gives the boats back at once: the hold ends now, and nothing else is known of the draft. */
export const leaveDraft: CustomerHandler<'leaveDraft'> = async (_request, transaction, context) => {
  const { actor, now, moments } = context;
  const bookingId = await ownBookingId(transaction, actor);
  const booking = await readBooking(transaction, bookingId, { forChange: true });
  if (booking?.status === 'draft' && (booking.expires_at ?? now) > now) {
    await transaction
      .updateTable('bookings')
      .set({ expires_at: now, updated_at: await moments.ofChange(transaction) })
      .where('id', '=', bookingId)
      .execute();
  }
  return { data: { done: true } };
};
