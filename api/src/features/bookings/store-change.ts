import type { TenantTransaction } from '../../database/database.ts';
import { newId } from '../../new-id.ts';
import { costsAt, totalOf } from './cost-lines.ts';
import type { Offer } from './make-offer.ts';
import type { BookingState } from './notify-customer.ts';
import type { StoredBooking, StoredCost } from './read-booking.ts';
import { type Changes, writeHistory } from './write-history.ts';
import { writeMoney } from './write-money.ts';

type Circumstances = {
  actor: string;
  changes: Changes;
  /** Whether the boats were reserved anew; else the booking keeps those that it had. */
  reserved: boolean;
  now: Date;
};

/** Writes a booking's new trip, its new price, and what was different before. */
export async function storeChange(
  transaction: TenantTransaction,
  booking: StoredBooking,
  offer: Offer,
  { actor, changes, reserved, now }: Circumstances,
): Promise<BookingState> {
  const { id, reference, currency } = booking;
  const costs = costsAt(offer.price, booking.costs, now);
  await updateRow(transaction, booking, offer, { reserved, now });
  await replaceMoney(transaction, booking, offer, costs, now);
  const [from, to] = [totalOf(booking.costs), totalOf(costs)];
  const priceChange: Changes = from === to ? {} : { totalIncludingTax: { from, to } };
  await writeHistory(transaction, id, { actor, changes: { ...changes, ...priceChange }, now });
  const paid = booking.payments.reduce((sum, { amount }) => sum + amount, 0);
  return { id, reference, currency, trip: offer.trip, total: to, balance: to - paid };
}

async function updateRow(
  transaction: TenantTransaction,
  booking: StoredBooking,
  { trip, fleetId, setupId, taken }: Offer,
  { reserved, now }: Pick<Circumstances, 'reserved' | 'now'>,
): Promise<void> {
  const pickup = new Date(trip.pickup);
  const boatsTaken = { taken_from: new Date(taken.start), taken_until: new Date(taken.end) };
  await transaction
    .updateTable('bookings')
    .set({
      customer_id: trip.customerId,
      dock_id: trip.dockId,
      boat_model_id: trip.boatModelId,
      fleet_id: fleetId,
      rental_setup_id: setupId,
      pickup_at: pickup,
      return_at: new Date(trip.return),
      boats: trip.boats,
      passengers: trip.passengers,
      ...(reserved && boatsTaken),
      expires_at: deadline(booking, pickup),
      updated_at: now,
    })
    .where('id', '=', booking.id)
    .execute();
}

/** An option never outlasts its pickup. */
function deadline({ status, expires_at }: StoredBooking, pickup: Date): Date | null {
  return status === 'option' && expires_at && expires_at > pickup ? pickup : expires_at;
}

/** Open deposits that still are what the price asks for stay open; the others are closed. */
async function replaceMoney(
  transaction: TenantTransaction,
  booking: StoredBooking,
  { price }: Offer,
  costs: StoredCost[],
  now: Date,
): Promise<void> {
  const asked = price.deposits.lines;
  const isSame = (one: { description: string; amount: number }) => (other: typeof one) =>
    one.description === other.description && one.amount === other.amount;
  const stale = booking.deposits.filter((open) => !asked.some(isSame(open)));
  const deposits = asked
    .filter((line) => !booking.deposits.some(isSame(line)))
    .map((line) => ({ ...line, id: newId(now) }));
  await transaction.deleteFrom('booking_costs').where('booking_id', '=', booking.id).execute();
  if (stale.length > 0) {
    await transaction
      .updateTable('booking_deposits')
      .set({ closed_at: now })
      .where(
        'id',
        'in',
        stale.map(({ id }) => id),
      )
      .execute();
  }
  await writeMoney(transaction, booking.id, { costs, payments: [], deposits }, now);
}
