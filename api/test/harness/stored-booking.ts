import { EXAMPLE_ID } from '@slipway/contract';
import { HOUR } from '@slipway/engine';
import type { Insertable } from 'kysely';
import type { TenantDatabase } from '../../src/database/database.ts';
import type { BookingTables } from '../../src/database/tables/bookings.ts';

type BookingRow = Insertable<BookingTables['bookings']>;

/** A row for what the API itself never makes, such as a draft or a trip of last year. */
export type RowChanges = Partial<BookingRow> & Pick<BookingRow, 'id' | 'reference' | 'pickup_at'>;

/** Stores bookings of a Plover 5 at North Pier by Ines, of 3 hours unless they say otherwise. */
export async function storeBookingRows(
  heronBay: TenantDatabase,
  rows: readonly RowChanges[],
): Promise<void> {
  const fleet = await heronBay
    .selectFrom('fleets')
    .select(['id', 'dock_id', 'boat_model_id'])
    .where('dock_id', '=', EXAMPLE_ID.northPier)
    .where('boat_model_id', '=', EXAMPLE_ID.plover5)
    .executeTakeFirstOrThrow();
  const made = new Date();
  const complete = rows.map((row): BookingRow => {
    const return_at = row.return_at ?? new Date(row.pickup_at.getTime() + 3 * HOUR);
    return {
      status: 'confirmed',
      customer_id: EXAMPLE_ID.ines,
      dock_id: fleet.dock_id,
      boat_model_id: fleet.boat_model_id,
      fleet_id: fleet.id,
      rental_setup_id: null,
      return_at,
      boats: 1,
      passengers: 1,
      taken_from: row.pickup_at,
      taken_until: return_at,
      expires_at: null,
      booked_by: 'customer',
      provider: 'stripe',
      currency: 'EUR',
      application_fee: 0,
      created_at: made,
      updated_at: made,
      ...row,
    };
  });
  await heronBay.insertInto('bookings').values(complete).execute();
  await heronBay
    .updateTable('fleets')
    .set({ longest_taken_minutes: 180 })
    .where('id', '=', fleet.id)
    .execute();
}
