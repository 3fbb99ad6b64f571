import { ERROR_TEXT } from '@slipway/contract';
import { PAGE_ERROR_TEXT } from '@slipway/contract/customer';
import { owedOn, paidOn } from '@slipway/engine';
import { sql } from 'kysely';
import { ownBookingId } from '../../../access/own-booking.ts';
import type { Visitor } from '../../../actor.ts';
import type { TenantDatabase, TenantTransaction } from '../../../database/database.ts';
import { NotAcceptableError, NotFoundError } from '../../../errors.ts';
import type { CustomerHandler, RequestContext } from '../../../http/handler.ts';
import { readBookingFacts } from '../../../mail/booking-facts.ts';
import { bookingLinks } from '../../../mail/links.ts';
import { tripAttachment } from '../../../mail/trip-attachment.ts';
import { cancelBooking } from '../../bookings/cancel.ts';
import { changeBooking } from '../../bookings/change.ts';
import { orderFrom } from '../../bookings/operations.ts';
import { readBooking } from '../../bookings/read.ts';
import type { Extras } from '../../bookings/trip.ts';
import { nameBoats } from '../../trips/name-boats.ts';
import { boatsAnswer, namesBoatsFrom } from './boats.ts';
import { cancellationAnswer, customerCancellation } from './cancellation.ts';
import { changeDetails as change } from './details.ts';
import { assertStillOpen, readOwnExtras } from './extras.ts';
import { ownBookingAnswer } from './own-booking.ts';
import { type BookingPage, readPage } from './read-page.ts';
import { receiptOf } from './receipt.ts';
import { asCustomer, startBoat as start, stopBoat as stop } from './run-boat.ts';

type Query = { reference?: string; language?: string };
type Context = RequestContext<Visitor>;

/** The page of the visitor's own booking. */
async function openPage(
  database: TenantDatabase,
  { actor }: Context,
  { reference, language }: Query,
): Promise<BookingPage> {
  return readPage(database, await ownBookingId(database, actor, reference), language);
}

/** The same for a change: nobody else can change the booking until the transaction ends. */
async function lockPage(
  transaction: TenantTransaction,
  { actor }: Context,
  { reference, language }: Query,
): Promise<BookingPage> {
  const id = await ownBookingId(transaction, actor, reference);
  await readBooking(transaction, id, { forChange: true });
  return readPage(transaction, id, language);
}

async function answerFor(database: TenantDatabase, context: Context, page: BookingPage) {
  const now = await readPage(database, page.booking.id, page.language);
  return { data: await ownBookingAnswer(database, now, context) };
}

export const getOwnBooking: CustomerHandler<'getOwnBooking'> = async (
  { query },
  database,
  context,
) => {
  const page = await nameWhenDue(database, context, await openPage(database, context, query));
  return { data: await ownBookingAnswer(database, page, context) };
};

/** From early pickup on the page names the boats; the first who looks makes Slipway choose them. */
async function nameWhenDue(
  database: TenantDatabase,
  { hardware, now }: Context,
  page: BookingPage,
): Promise<BookingPage> {
  const { booking, connected, trips } = page;
  const isDue =
    connected &&
    booking.status === 'confirmed' &&
    trips.length < booking.boats &&
    now.getTime() >= namesBoatsFrom(page) &&
    now < booking.return_at;
  if (!isDue) return page;
  const named = await database
    .transaction()
    .execute((transaction) => nameBoats(transaction, hardware, booking, now));
  return { ...page, trips: named };
}

export const changeDetails: CustomerHandler<'changeDetails'> = async (
  { query, body },
  transaction,
  context,
) => {
  const page = await lockPage(transaction, context, query);
  await change(transaction, asCustomer(context, page), page, body);
  return answerFor(transaction, context, page);
};

export const listOwnExtras: CustomerHandler<'listOwnExtras'> = async (
  { query },
  database,
  context,
) => {
  const page = await openPage(database, context, query);
  return { data: await readOwnExtras(database, page, context.now) };
};

/** Changes the extras of a locked booking, if all of these orders are still open. */
async function setExtras(
  transaction: TenantTransaction,
  context: Context,
  page: BookingPage,
  order: Extras['order'],
): Promise<BookingPage> {
  assertStillOpen(page, order, await readOwnExtras(transaction, page, context.now));
  await changeBooking(transaction, asCustomer(context, page), {
    id: page.booking.id,
    change: (trip) => trip,
    changeExtras: (extras) => ({ ...extras, order }),
    holdMinutes: null,
    notifyCustomer: false,
  });
  return readPage(transaction, page.booking.id, page.language);
}

/** Does the change, looks at the price, and undoes it: the rules are those of the change itself. */
export const previewExtras: CustomerHandler<'previewExtras'> = async (
  { query, body },
  transaction,
  context,
) => {
  const page = await lockPage(transaction, context, query);
  await sql`savepoint before_preview`.execute(transaction);
  const changed = await setExtras(transaction, context, page, orderFrom(body.addOns));
  await sql`rollback to savepoint before_preview`.execute(transaction);
  const total = owedOn(changed.booking);
  return {
    data: {
      totalIncludingTax: total,
      difference: total - owedOn(page.booking),
      balance: total - paidOn(page.booking),
    },
  };
};

export const changeExtras: CustomerHandler<'changeExtras'> = async (
  { query, body },
  transaction,
  context,
) => {
  const page = await lockPage(transaction, context, query);
  const changed = await setExtras(transaction, context, page, orderFrom(body.addOns));
  const { expectedTotal } = body;
  if (expectedTotal !== undefined && expectedTotal !== owedOn(changed.booking)) {
    throw new NotAcceptableError(ERROR_TEXT.priceChanged);
  }
  return { data: await ownBookingAnswer(transaction, changed, context) };
};

export const getOwnCancellation: CustomerHandler<'getOwnCancellation'> = async (
  { query },
  database,
  context,
) => ({ data: cancellationAnswer(await openPage(database, context, query), context.now) });

export const cancelOwnBooking: CustomerHandler<'cancelOwnBooking'> = async (
  { query, body },
  transaction,
  context,
) => {
  const page = await lockPage(transaction, context, query);
  const { reason } = customerCancellation(page, context.now);
  if (reason && page.booking.status !== 'canceled') {
    throw new NotAcceptableError(CANCEL_TEXT[reason]);
  }
  await cancelBooking(transaction, asCustomer(context, page), {
    id: page.booking.id,
    reason: body.reason ?? null,
    charge: 'cancellation_fee',
    expectedFee: body.expectedFee,
    notifyCustomer: true,
  });
  return answerFor(transaction, context, page);
};

const CANCEL_TEXT = {
  over: ERROR_TEXT.finalStatus,
  under_way: PAGE_ERROR_TEXT.underWay,
  company: PAGE_ERROR_TEXT.canceledByCompany,
  notice: PAGE_ERROR_TEXT.noticeBegun,
} as const;

export const getReceipt: CustomerHandler<'getReceipt'> = async ({ query }, database, context) => ({
  data: receiptOf(await openPage(database, context, query), context),
});

export const getCalendarFile: CustomerHandler<'getCalendarFile'> = async (
  { query },
  database,
  context,
) => {
  const id = await ownBookingId(database, context.actor, query.reference);
  const facts = await readBookingFacts(database, context.tenant, id);
  if (!facts) throw new NotFoundError('booking', id);
  const { tenant, pagesUrl } = context;
  const link = { slug: tenant.slug, reference: facts.reference, key: null };
  const { name, content } = tripAttachment(facts, bookingLinks(pagesUrl, link));
  return { data: { fileName: name, content } };
};

export const startBoat: CustomerHandler<'startBoat'> = async (
  { query, body },
  transaction,
  context,
) => {
  const page = await lockPage(transaction, context, query);
  await start(transaction, context, page, body.number ?? 1);
  return boatsNow(transaction, context, page);
};

export const stopBoat: CustomerHandler<'stopBoat'> = async (
  { query, body },
  transaction,
  context,
) => {
  const page = await lockPage(transaction, context, query);
  await stop(transaction, context, page, { number: body.number ?? 1, as: body.as });
  return boatsNow(transaction, context, page);
};

async function boatsNow(transaction: TenantTransaction, context: Context, page: BookingPage) {
  const now = await readPage(transaction, page.booking.id, page.language);
  return { data: await boatsAnswer(now, context) };
}
