import { PAGE_SIZE } from '@slipway/contract';
import { formatTimestamp } from '@slipway/engine';
import { sql } from 'kysely';
import type { TenantDatabase } from '../../database/database.ts';
import { NotFoundError } from '../../errors.ts';
import type { IntegratorHandler } from '../../http/handler.ts';
import {
  cursorOf,
  cursorPagination,
  isPastTheEnd,
  paginationOf,
  readCursor,
  rowsBefore,
} from '../../http/pagination.ts';
import { bookingLinks } from '../../mail/links.ts';
import { book, type Keeping } from './book.ts';
import { cancelBooking as cancel, previewCancellation } from './cancel.ts';
import { changeBooking } from './change.ts';
import { confirmBooking as confirm } from './confirm.ts';
import {
  BOOKING_COLUMNS,
  bookingAnswer,
  customerOf,
  financesAnswer,
  readBooking,
  type StoredBooking,
} from './read.ts';
import { changedTrip, type Extras, tripFrom } from './trip.ts';

export const listBookings: IntegratorHandler<'listBookings'> = async (
  { query },
  database,
  { url, moments },
) => {
  const chosen = chosenBookings(database, query, await moments.settled(database));
  if (query.after !== undefined) {
    const rows = await afterCursor(chosen, query.after)
      .select(BOOKING_COLUMNS)
      .orderBy('updated_at')
      .orderBy('id')
      .limit(PAGE_SIZE)
      .execute();
    return { data: rows.map(bookingAnswer), pagination: cursorPagination(rows, query.after) };
  }
  const { total } = await chosen
    .select(sql<number>`count(*)`.as('total'))
    .executeTakeFirstOrThrow();
  const rows = isPastTheEnd(query.page, total)
    ? []
    : await chosen
        .select(BOOKING_COLUMNS)
        .orderBy('updated_at')
        .orderBy('id')
        .limit(PAGE_SIZE)
        .offset(rowsBefore(query.page))
        .execute();
  return {
    data: rows.map(bookingAnswer),
    pagination: paginationOf(query.page, total, url, cursorOf(rows.at(-1))),
  };
};

type Filter = Parameters<typeof listBookings>[0]['query'];

function chosenBookings(
  database: TenantDatabase,
  { status, updatedAfter, pickupAfter, pickupBefore }: Filter,
  settled: Date,
) {
  let bookings = database.selectFrom('bookings').where('updated_at', '<', settled);
  if (status !== 'all') bookings = bookings.where('status', '=', status);
  if (updatedAfter) bookings = bookings.where('updated_at', '>', new Date(updatedAfter));
  if (pickupAfter) bookings = bookings.where('pickup_at', '>=', new Date(pickupAfter));
  if (pickupBefore) bookings = bookings.where('pickup_at', '<', new Date(pickupBefore));
  return bookings;
}

function afterCursor(bookings: ReturnType<typeof chosenBookings>, after: string) {
  const position = readCursor(after);
  if (!position) return bookings;
  const { updatedAt, id } = position;
  return bookings.where(sql<boolean>`(updated_at, id) > (${new Date(updatedAt)}, ${id}::uuid)`);
}

export const getBooking: IntegratorHandler<'getBooking'> = async (
  { params },
  database,
  { tenant, pagesUrl },
) => {
  const booking = await readBooking(database, params.id);
  if (!booking) throw new NotFoundError('booking', params.id);
  return {
    data: {
      ...bookingAnswer(booking),
      url: bookingLinks(pagesUrl, { slug: tenant.slug, reference: booking.reference, key: null })
        .booking,
      expiresAt: timestampOf(deadlineOf(booking)),
      ownReference: booking.own_reference,
      partnerCode: booking.partner_code,
      couponCode: booking.coupon_code,
      addOns: booking.order,
      customer: customerOf(booking),
      financialDetails: financesAnswer(booking),
    },
  };
};

export const createBooking: IntegratorHandler<'createBooking'> = async (
  { body },
  transaction,
  context,
) => {
  const keeping = keepingFrom(body);
  const made = await book(transaction, context, {
    trip: tripFrom(body),
    extras: {
      order: orderFrom(body.addOns ?? []),
      couponCode: body.couponCode ?? null,
      partnerCode: body.partnerCode ?? null,
    },
    keeping,
    bookedBy: 'api',
    paid: keeping.as === 'confirmed' && body.paid,
    ownReference: body.ownReference ?? null,
    expectedTotal: body.expectedTotal ?? null,
    rulesApply: body.applyRules ?? keeping.as === 'draft',
    confirmation: {
      send: keeping.as === 'confirmed' && body.notifyCustomer,
      askForPayment: body.includePaymentLink,
    },
  });
  return {
    data: {
      bookingId: made.id,
      status: made.status,
      expiresAt: timestampOf(made.expiresAt),
      totalIncludingTax: made.total,
      dueNow: made.dueNow,
    },
  };
};

type NewBooking = Parameters<typeof createBooking>[0]['body'];

function keepingFrom({ holdMinutes, optionHours }: NewBooking): Keeping {
  if (holdMinutes !== undefined) return { as: 'draft', minutes: holdMinutes };
  return optionHours === undefined ? { as: 'confirmed' } : { as: 'option', hours: optionHours };
}

/** IDs are compared as text later on, so their case must not differ. */
export function orderFrom(addOns: NonNullable<NewBooking['addOns']>): Extras['order'] {
  return addOns.map(({ addOnId, quantity }) => ({ addOnId: addOnId.toLowerCase(), quantity }));
}

/** The end of a hold or an option; a booking that is past both keeps none. */
function deadlineOf({ status, expires_at }: StoredBooking): Date | null {
  return status === 'draft' || status === 'option' ? expires_at : null;
}

function timestampOf(moment: Date | null): string | null {
  return moment && formatTimestamp(moment.getTime());
}

export const updateBooking: IntegratorHandler<'updateBooking'> = async (
  { params, body },
  transaction,
  context,
) => {
  const { addOns, couponCode, holdMinutes = null } = body;
  const bookingId = await changeBooking(transaction, context, {
    id: params.id,
    change: (trip) => changedTrip(trip, body),
    changeExtras: (extras) => ({
      ...extras,
      ...(addOns && { order: orderFrom(addOns) }),
      ...(couponCode !== undefined && { couponCode }),
    }),
    holdMinutes,
    notifyCustomer: body.notifyCustomer,
  });
  return { data: { bookingId } };
};

export const confirmBooking: IntegratorHandler<'confirmBooking'> = async (
  { params, body },
  transaction,
  context,
) => {
  const confirmed = await confirm(transaction, context, {
    id: params.id,
    customerId: body.customerId?.toLowerCase() ?? null,
    payment: body.payment,
    amount: body.paymentAmount ?? null,
    paymentReference: body.paymentReference ?? null,
    notifyCustomer: body.notifyCustomer,
  });
  const { id: bookingId, status, expiresAt, balance, paymentUrl } = confirmed;
  return {
    data: { bookingId, status, expiresAt: timestampOf(expiresAt), balance, paymentUrl },
  };
};

export const getCancellation: IntegratorHandler<'getCancellation'> = async (
  { params },
  database,
  { now },
) => {
  const preview = await previewCancellation(database, params.id, now);
  return { data: { ...preview, validUntil: timestampOf(preview.validUntil) } };
};

export const cancelBooking: IntegratorHandler<'cancelBooking'> = async (
  { params, body },
  transaction,
  context,
) => {
  const { id, fee, balance } = await cancel(transaction, context, {
    id: params.id,
    reason: body.reason ?? null,
    charge: body.charge,
    expectedFee: body.expectedFee ?? null,
    notifyCustomer: body.notifyCustomer,
  });
  return { data: { bookingId: id, status: 'canceled', fee, balance } };
};
