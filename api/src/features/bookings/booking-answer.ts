import type { AnswerOf, IntegratorOperations } from '@slipway/contract';
import { formatInstant, formatTimestamp } from '@slipway/engine';
import type { Selectable } from 'kysely';
import type { BookingTables } from '../../database/tables/bookings.ts';

export const BOOKING_COLUMNS = [
  'bookings.id',
  'bookings.reference',
  'bookings.status',
  'bookings.customer_id',
  'bookings.dock_id',
  'bookings.boat_model_id',
  'bookings.pickup_at',
  'bookings.return_at',
  'bookings.boats',
  'bookings.passengers',
  'bookings.created_at',
  'bookings.updated_at',
] as const;

type ColumnName<Column> = Column extends `bookings.${infer Name}` ? Name : never;

export type BookingRow = Pick<
  Selectable<BookingTables['bookings']>,
  ColumnName<(typeof BOOKING_COLUMNS)[number]>
>;

export function bookingAnswer(
  row: BookingRow,
): AnswerOf<IntegratorOperations['listBookings']>['data'][number] {
  return {
    id: row.id,
    reference: row.reference,
    status: row.status,
    customerId: row.customer_id,
    dockId: row.dock_id,
    boatModelId: row.boat_model_id,
    pickup: formatInstant(row.pickup_at.getTime()),
    return: formatInstant(row.return_at.getTime()),
    boats: row.boats,
    passengers: row.passengers,
    createdAt: formatTimestamp(row.created_at.getTime()),
    updatedAt: formatTimestamp(row.updated_at.getTime()),
  };
}
