import type { Insertable } from 'kysely';
import type { TenantTransaction } from '../../database/database.ts';
import type { BookingTables } from '../../database/tables/bookings.ts';
import type { Tenant } from '../../keys/find-access.ts';
import { newId } from '../../new-id.ts';
import { randomReference } from './booking-reference.ts';
import { costsAt, totalOf } from './cost-lines.ts';
import type { Offer } from './make-offer.ts';
import type { BookingState } from './notify-customer.ts';
import { writeHistory } from './write-history.ts';
import { writeMoney } from './write-money.ts';

type Circumstances = { tenant: Tenant; actor: string; paid: boolean; now: Date };

/** Stores a confirmed booking with its money and the beginning of its history. */
export async function storeBooking(
  transaction: TenantTransaction,
  { trip, taken, fleetId, setupId, price }: Offer,
  { tenant, actor, paid, now }: Circumstances,
): Promise<BookingState> {
  const id = newId(now);
  const reference = await insertWithReference(transaction, {
    id,
    status: 'confirmed',
    customer_id: trip.customerId,
    dock_id: trip.dockId,
    boat_model_id: trip.boatModelId,
    fleet_id: fleetId,
    rental_setup_id: setupId,
    pickup_at: new Date(trip.pickup),
    return_at: new Date(trip.return),
    boats: trip.boats,
    passengers: trip.passengers,
    taken_from: new Date(taken.start),
    taken_until: new Date(taken.end),
    expires_at: null,
    booked_by: 'api',
    provider: tenant.provider,
    currency: tenant.currency,
    // Slipway takes its share from online payments, and there has been none.
    application_fee: 0,
    created_at: now,
    updated_at: now,
  });
  const costs = costsAt(price, [], now);
  const total = totalOf(costs);
  const payments =
    paid && total > 0 ? [{ id: newId(now), source: 'cash' as const, amount: total }] : [];
  const deposits = price.deposits.lines.map((line) => ({ ...line, id: newId(now) }));
  await writeMoney(transaction, id, { costs, payments, deposits }, now);
  const changes = { status: { from: null, to: 'confirmed' } };
  await writeHistory(transaction, id, { actor, changes, now });
  return {
    id,
    reference,
    currency: tenant.currency,
    trip,
    total,
    balance: paid ? 0 : total,
  };
}

type NewBooking = Omit<Insertable<BookingTables['bookings']>, 'reference'>;

/** Tries references until one is new to the company. */
async function insertWithReference(
  transaction: TenantTransaction,
  booking: NewBooking,
): Promise<string> {
  for (;;) {
    const reference = randomReference();
    const inserted = await transaction
      .insertInto('bookings')
      .values({ reference, ...booking })
      .onConflict((conflict) => conflict.columns(['reference']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (inserted) return reference;
  }
}
