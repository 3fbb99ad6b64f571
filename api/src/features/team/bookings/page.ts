import { FIELD_TEXT } from '@slipway/contract';
import { TEAM_ERROR_TEXT } from '@slipway/contract/team';
import { balanceOf, orderable, taxed } from '@slipway/engine';
import { assertInDockScope } from '../../../access/team/dock-scope.ts';
import { actorName } from '../../../actor.ts';
import { readPages } from '../../../company/pages.ts';
import { recordChanges } from '../../../database/changes/record-changes.ts';
import type { TenantTransaction } from '../../../database/database.ts';
import { NotAcceptableError, NotFoundError, ValidationError } from '../../../errors.ts';
import type { TeamHandler } from '../../../http/handler.ts';
import { mintBookingKey } from '../../../keys/booking-keys.ts';
import type { BookingMail } from '../../../mail/booking-letter.ts';
import { sendBookingMail } from '../../../mail/send-booking-mail.ts';
import { sendBookingText } from '../../../mail/send-booking-text.ts';
import { newId } from '../../../new-id.ts';
import { soldOnDay } from '../../bookings/extras.ts';
import { type StoredBooking, tripOf } from '../../bookings/read.ts';
import { readPage } from '../../storefront/booking-page/read-page.ts';
import { receiptOf } from '../../storefront/booking-page/receipt.ts';
import { waiverFile } from '../../waivers/file.ts';
import { readBookingWaivers } from '../../waivers/read-waivers.ts';
import { signWaiver } from '../../waivers/sign.ts';
import { wordsOf } from '../../waivers/waiver-answer.ts';
import { teamBookingAnswer } from './booking-answer.ts';
import { readBookingRecords } from './read-records.ts';
import { readOwnBooking } from './seen-booking.ts';

export const getTeamBooking: TeamHandler<'getTeamBooking'> = async (
  { params: { reference } },
  database,
  context,
) => {
  const found = await database
    .selectFrom('bookings')
    .select(['id', 'dock_id'])
    .where('reference', '=', reference.toUpperCase())
    .executeTakeFirst();
  if (!found) throw new NotFoundError('booking', reference);
  assertInDockScope(context, found.dock_id, 'booking', reference);
  return { data: await teamBookingAnswer(database, context, found.id) };
};

export const getTeamReceipt: TeamHandler<'getTeamReceipt'> = async (
  { params },
  database,
  context,
) => {
  await readOwnBooking(database, context, params.id);
  return { data: receiptOf(await readPage(database, params.id), context) };
};

/** Every add-on, also those that the trip cannot have, with the reason. */
export const listTeamAddOns: TeamHandler<'listTeamAddOns'> = async (
  { params },
  database,
  context,
) => {
  const booking = await readOwnBooking(database, context, params.id);
  const { dock, taxRates } = await readBookingRecords(database, booking);
  const trip = tripOf(booking);
  const sale = {
    ...trip,
    timeZone: dock.timeZone,
    bookedAt: (booking.priced_at ?? booking.created_at).getTime(),
    customerTypeId: booking.customer_type_id,
    partnerCode: booking.partner_code,
    slotId: null,
  };
  const rows = await database
    .selectFrom('add_ons')
    .select(['id', 'name', 'definition', 'archived_at'])
    .orderBy('position')
    .orderBy('id')
    .execute();
  const viewpoint = { now: context.now, exceptBookingId: booking.id };
  const offered = [];
  for (const { id, name, definition, archived_at } of rows) {
    const quantity = booking.order.find(({ addOnId }) => addOnId === id)?.quantity ?? 0;
    if (archived_at && quantity === 0) continue;
    const addOn = { id, name, ...definition };
    const soldThatDay =
      addOn.dailyQuantity === undefined ? 0 : await soldOnDay(database, sale, id, viewpoint);
    const now = context.now.getTime();
    const { most, reason } = orderable(addOn, sale, { now, soldThatDay });
    const rate = taxRates.find((candidate) => candidate.id === addOn.taxRateId);
    const { amountIncludingTax: price } = taxed(
      addOn.price,
      addOn.priceIncludesTax,
      rate?.percentage ?? 0,
    );
    offered.push({ addOnId: id, name, basis: addOn.basis, price, quantity, most, reason });
  }
  return { data: offered };
};

export const getTeamWaiverFile: TeamHandler<'getTeamWaiverFile'> = async (
  { params, query },
  database,
  context,
) => {
  const booking = await readOwnBooking(database, context, params.id);
  const waivers = await readBookingWaivers(database, booking);
  const waiver = waivers.find(({ id }) => id === query.waiverId.toLowerCase());
  if (!waiver) throw new NotFoundError('waiver', query.waiverId);
  const { dock, boatModel } = await readBookingRecords(database, booking);
  const facts = {
    booking,
    dock,
    boatModelName: boatModel.name,
    companyLocale: context.tenant.locale,
  };
  const document = wordsOf(waiver, facts, await readPages(database));
  return { data: await waiverFile(database, waiver, document, query.version) };
};

/** Signatures do not overwrite one another, so that no version of the booking has to be seen. */
export const signTeamWaiver: TeamHandler<'signTeamWaiver'> = async (
  { params, body },
  transaction,
  context,
) => {
  const booking = await readOwnBooking(transaction, context, params.id, { forChange: true });
  const waivers = await readBookingWaivers(transaction, booking);
  const waiver = waivers.find(({ id }) => id === body.waiverId.toLowerCase());
  if (!waiver) throw new ValidationError({ waiverId: [FIELD_TEXT.doesNotExist] });
  const { dock, boatModel } = await readBookingRecords(transaction, booking);
  const facts = {
    booking,
    dock,
    boatModelName: boatModel.name,
    companyLocale: context.tenant.locale,
  };
  await signWaiver(transaction, context, booking, {
    waiver,
    document: wordsOf(waiver, facts, await readPages(transaction)),
    version: body.version,
    signerName: body.signerName.trim(),
    path: body.signature,
  });
  return { data: await teamBookingAnswer(transaction, context, booking.id) };
};

export const shareTeamWaiver: TeamHandler<'shareTeamWaiver'> = async (
  { params, body },
  transaction,
  context,
) => {
  const { tenant, pagesUrl, now } = context;
  const booking = await readOwnBooking(transaction, context, params.id);
  const waivers = await readBookingWaivers(transaction, booking);
  const waiverId = waivers.find(({ id }) => id === body.waiverId.toLowerCase())?.id;
  if (!waiverId) throw new ValidationError({ waiverId: [FIELD_TEXT.doesNotExist] });
  const key = await mintBookingKey(transaction, {
    bookingId: booking.id,
    return: booking.return_at.getTime(),
    only: { waiverId },
    now,
  });
  return {
    data: { url: `${pagesUrl(tenant.slug)}/bookings/${booking.reference}/sign#key=${key}` },
  };
};

/** Writes the message anew, as the booking is now, and sends it to the address of today. */
export const resendTeamMessage: TeamHandler<'resendTeamMessage'> = async (
  { params, body },
  transaction,
  context,
) => {
  const booking = await readOwnBooking(transaction, context, params.id);
  const message = await transaction
    .selectFrom('outbox')
    .select(['kind', 'created_at'])
    .where('id', '=', body.messageId)
    .where('booking_id', '=', booking.id)
    .executeTakeFirst();
  if (!message) throw new NotFoundError('message', body.messageId);
  if (!message.kind) throw new NotAcceptableError(TEAM_ERROR_TEXT.notResendable);
  const balance = balanceOf(booking);
  const asked = await requestOf(transaction, booking, message.created_at);
  const isText = message.kind === 'textPaymentRequest';
  const isRequest = isText || message.kind === 'paymentRequest' || message.kind === 'balanceDue';
  if (isRequest && !asked) throw new NotAcceptableError(TEAM_ERROR_TEXT.requestClosed);
  const occasion = `again ${context.now.toISOString()}`;
  if (isText && asked) {
    const text = { bookingId: booking.id, kind: 'textPaymentRequest', occasion } as const;
    const request = { requestId: asked.id, amount: asked.amount };
    const isSent = await sendBookingText(transaction, context, { ...text, ...request });
    if (!isSent) throw new NotAcceptableError(TEAM_ERROR_TEXT.noPhoneNumber);
    return { data: await teamBookingAnswer(transaction, context, booking.id) };
  }
  const missing = booking.deposits.filter(({ securedAt }) => securedAt === null);
  await sendBookingMail(transaction, context, {
    bookingId: booking.id,
    kind: message.kind as BookingMail,
    occasion,
    askForPayment: message.kind === 'confirmed' && asked !== null && balance > 0,
    ...(isRequest && asked && { requestId: asked.id, amount: asked.amount }),
    ...(asked?.dueAt && { dueAt: new Date(asked.dueAt) }),
    ...(message.kind === 'depositLink' && {
      amount: missing.reduce((sum, { amount }) => sum + amount, 0),
      depositTaking: missing[0]?.taking ?? 'hold',
    }),
  });
  return { data: await teamBookingAnswer(transaction, context, booking.id) };
};

/** The request that was the latest when a message was written, while it is open. */
async function requestOf(
  transaction: TenantTransaction,
  { id, payment_requests }: StoredBooking,
  writtenAt: Date,
) {
  const latest = await transaction
    .selectFrom('payment_requests')
    .select('id')
    .where('booking_id', '=', id)
    .where('created_at', '<=', new Date(writtenAt.getTime() + SAME_CHANGE_MS))
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
  return payment_requests.find((request) => request.id === latest?.id) ?? null;
}

/** The moments of one change lie this close together. */
const SAME_CHANGE_MS = 1000;

/** A note adds to what is there, so that no version of the booking has to be seen. */
export const addBookingNote: TeamHandler<'addBookingNote'> = async (
  { params, body },
  transaction,
  context,
) => {
  const booking = await readOwnBooking(transaction, context, params.id, { forChange: true });
  const { id: bookingId, reference, status } = booking;
  const { actor, moments } = context;
  const now = await moments.ofChange(transaction);
  const text = body.text.trim();
  await transaction
    .insertInto('booking_notes')
    .values({
      id: newId(now),
      booking_id: bookingId,
      text,
      author: actorName(actor),
      created_at: now,
    })
    .execute();
  // The words stay out of the history, which is kept when a customer is anonymized.
  await recordChanges(transaction, { actor, now }, [
    {
      type: 'booking.updated',
      subject: { bookingId, reference, status },
      changes: { notes: { from: null, to: 'added' } },
    },
  ]);
  return { data: await teamBookingAnswer(transaction, context, bookingId) };
};
