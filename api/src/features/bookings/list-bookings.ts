import { PAGE_SIZE } from '@slipway/contract';
import { sql } from 'kysely';
import type { TenantDatabase } from '../../database/database.ts';
import type { IntegratorHandler } from '../../http/handler.ts';
import { paginationOf, rowsBefore } from '../../http/pagination.ts';
import { BOOKING_COLUMNS, bookingAnswer } from './booking-answer.ts';
import { settledMoment } from './change-order.ts';

type Filter = Parameters<IntegratorHandler<'listBookings'>>[0]['query'];

export const listBookings: IntegratorHandler<'listBookings'> = async (
  { query },
  database,
  { url },
) => {
  const chosen = chosenBookings(database, query, await settledMoment(database));
  const { total } = await chosen
    .select(sql<number>`count(*)`.as('total'))
    .executeTakeFirstOrThrow();
  const bookings = await chosen
    .select(BOOKING_COLUMNS)
    .orderBy('updated_at')
    .orderBy('id')
    .limit(PAGE_SIZE)
    .offset(rowsBefore(query.page))
    .execute();
  return {
    data: bookings.map(bookingAnswer),
    pagination: paginationOf(query.page, total, url),
  };
};

function chosenBookings(database: TenantDatabase, { status, updatedAfter }: Filter, settled: Date) {
  let bookings = database.selectFrom('bookings').where('updated_at', '<', settled);
  if (status !== 'all') bookings = bookings.where('status', '=', status);
  if (updatedAfter) bookings = bookings.where('updated_at', '>', new Date(updatedAfter));
  return bookings;
}
