import { PAGE_SIZE } from '@slipway/contract';
import { sql } from 'kysely';
import type { TenantDatabase } from '../../database/database.ts';
import { NotFoundError } from '../../errors.ts';
import type { IntegratorHandler } from '../../http/handler.ts';
import { isPastTheEnd, paginationOf, rowsBefore } from '../../http/pagination.ts';
import { book, changeTrip } from './book.ts';
import { bookingUrl } from './mail.ts';
import { BOOKING_COLUMNS, bookingAnswer, customerOf, financesAnswer, readBooking } from './read.ts';
import { changedTrip, tripFrom } from './trip.ts';

export const listBookings: IntegratorHandler<'listBookings'> = async (
  { query },
  database,
  { url, moments },
) => {
  const chosen = chosenBookings(database, query, await moments.settled(database));
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
  return { data: rows.map(bookingAnswer), pagination: paginationOf(query.page, total, url) };
};

type Filter = Parameters<typeof listBookings>[0]['query'];

function chosenBookings(database: TenantDatabase, { status, updatedAfter }: Filter, settled: Date) {
  let bookings = database.selectFrom('bookings').where('updated_at', '<', settled);
  if (status !== 'all') bookings = bookings.where('status', '=', status);
  if (updatedAfter) bookings = bookings.where('updated_at', '>', new Date(updatedAfter));
  return bookings;
}

export const getBooking: IntegratorHandler<'getBooking'> = async (
  { params },
  database,
  { tenant },
) => {
  const booking = await readBooking(database, params.id);
  if (!booking) throw new NotFoundError('booking', params.id);
  return {
    data: {
      ...bookingAnswer(booking),
      url: bookingUrl(tenant.slug, booking.reference),
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
  const bookingId = await book(transaction, context, {
    trip: tripFrom(body),
    trigger: 'created_through_api',
    bookedBy: 'api',
    paid: body.paid,
    confirmation: { send: body.notifyCustomer, askForPayment: body.includePaymentLink },
  });
  return { data: { bookingId } };
};

export const updateBooking: IntegratorHandler<'updateBooking'> = async (
  { params, body },
  transaction,
  context,
) => {
  const bookingId = await changeTrip(transaction, context, {
    id: params.id,
    change: (trip) => changedTrip(trip, body),
    notifyCustomer: body.notifyCustomer,
  });
  return { data: { bookingId } };
};
