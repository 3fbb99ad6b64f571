import { EXAMPLE_ID, MODEL_BOOKING_EXTENDED } from '@slipway/contract';
import { DAY } from '@slipway/engine';
import type { Database } from '../../src/database/database.ts';
import { forTenant } from '../../src/database/for-tenant.ts';
import { storeBookingRows } from './stored-booking.ts';

const A_YEAR_OF_WEEKS = 52 * 7 * DAY;

/** Whole weeks by which the trip of the example must move to lie ahead, on the same weekday. */
const MOVED_BY =
  Math.ceil((Date.now() - Date.parse(MODEL_BOOKING_EXTENDED.pickup)) / A_YEAR_OF_WEEKS) *
  A_YEAR_OF_WEEKS;

const DAY_OF_TRIP = /2025-0[67]-14(?=T)/g;

/** An example with the day of its trip moved ahead, so that the trip is not over. */
export function movedAhead<Value>(example: Value): Value {
  return JSON.parse(JSON.stringify(example).replace(DAY_OF_TRIP, laterDay));
}

function laterDay(day: string): string {
  return new Date(Date.parse(day) + MOVED_BY).toISOString().slice(0, 10);
}

/** Stores the booking R7K2QD with its costs, its payment and its deposit. */
export async function storeModelBooking(database: Database): Promise<void> {
  const heronBay = forTenant(database, EXAMPLE_ID.heronBay);
  const { financialDetails, ...booking } = movedAhead(MODEL_BOOKING_EXTENDED);
  const { costs, payments, deposits, applicationFee, psp, currency } = financialDetails;
  await storeBookingRows(heronBay, [
    {
      id: booking.id,
      reference: booking.reference,
      pickup_at: new Date(booking.pickup),
      passengers: booking.passengers,
      provider: psp,
      currency,
      application_fee: applicationFee.amount,
      created_at: new Date(booking.createdAt),
      updated_at: new Date(booking.updatedAt),
    },
  ]);
  await heronBay
    .insertInto('booking_costs')
    .values(
      costs.lines.map((line, position) => ({
        id: line.id,
        booking_id: booking.id,
        position,
        type: line.type as 'manual',
        description: line.description,
        tax_rate_id: line.taxRateId,
        amount_including_tax: line.amountIncludingTax,
        amount_excluding_tax: line.amountExcludingTax,
      })),
    )
    .execute();
  await heronBay
    .insertInto('booking_payments')
    .values(
      payments.lines.map(({ createdAt, ...line }) => ({
        ...line,
        booking_id: booking.id,
        created_at: new Date(createdAt),
      })),
    )
    .execute();
  await heronBay
    .insertInto('booking_deposits')
    .values(
      deposits.lines.map(({ createdAt, ...line }) => ({
        ...line,
        booking_id: booking.id,
        taking: 'hold' as const,
        created_at: new Date(createdAt),
        closed_at: null,
      })),
    )
    .execute();
  await heronBay
    .updateTable('tax_rates')
    .set({ read_only: true })
    .where('id', '=', EXAMPLE_ID.standardTax)
    .execute();
}
