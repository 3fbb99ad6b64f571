import { BOOKING_REFERENCE_LENGTH } from '@slipway/contract';
import { eventOfTransition, nextStatus, type Trigger } from '@slipway/engine';
import type { Insertable } from 'kysely';
import { type Actor, statusActor } from '../../actor.ts';
import { recordChanges } from '../../changes/record-changes.ts';
import type { TenantTransaction } from '../../database/database.ts';
import type { BookingTables, Changes } from '../../database/tables/bookings.ts';
import { newId } from '../../new-id.ts';
import type { Tenant } from '../../tenant.ts';
import { costsAt, replaceMoney, totalOf, writeMoney } from './money.ts';
import type { Offer } from './offer.ts';
import type { StoredBooking } from './read.ts';
import type { Trip } from './trip.ts';

/** A booking as it is after the transaction. */
export type BookingState = {
  id: string;
  reference: string;
  currency: string;
  trip: Trip;
  total: number;
  balance: number;
};

type NewBooking = { tenant: Tenant; actor: Actor; trigger: Trigger; paid: boolean; now: Date };

/** Stores a booking with its money and the beginning of its history. */
export async function storeBooking(
  transaction: TenantTransaction,
  { trip, taken, fleetId, setupId, pricedAt, price }: Offer,
  { tenant, actor, trigger, paid, now }: NewBooking,
): Promise<BookingState> {
  const next = nextStatus('new', trigger, statusActor(actor));
  if (!next.ok) throw new Error(next.message);
  const id = newId(now);
  const reference = await insertWithReference(transaction, {
    id,
    status: next.status,
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
    priced_at: pricedAt,
  });
  const costs = costsAt(price, [], now);
  const total = totalOf(costs);
  const payments =
    paid && total > 0 ? [{ id: newId(now), source: 'cash' as const, amount: total }] : [];
  const deposits = price.deposits.lines.map((line) => ({ ...line, id: newId(now) }));
  await writeMoney(transaction, id, { costs, payments, deposits }, now);
  await recordChanges(transaction, { actor, now }, [
    {
      type: eventOfTransition({ from: 'new', to: next.status }),
      subject: { bookingId: id, reference, status: next.status },
      changes: { status: { from: null, to: next.status } },
    },
  ]);
  return { id, reference, currency: tenant.currency, trip, total, balance: paid ? 0 : total };
}

type BookingRow = Omit<Insertable<BookingTables['bookings']>, 'reference'>;

/** Tries references until one is new to the company. */
async function insertWithReference(
  transaction: TenantTransaction,
  booking: BookingRow,
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

/** Without 0, O, 1, I and L, which people mix up when they read a reference aloud. */
export const REFERENCE_ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** Bytes from here on would make the first letters likelier than the others. */
const FAIR_BYTES = 256 - (256 % REFERENCE_ALPHABET.length);

export function randomReference(): string {
  let reference = '';
  while (reference.length < BOOKING_REFERENCE_LENGTH) {
    const [byte = FAIR_BYTES] = crypto.getRandomValues(new Uint8Array(1));
    if (byte < FAIR_BYTES) reference += REFERENCE_ALPHABET[byte % REFERENCE_ALPHABET.length];
  }
  return reference;
}

type BookingChange = {
  actor: Actor;
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
  { actor, changes, reserved, now }: BookingChange,
): Promise<BookingState> {
  const { id, reference, status, currency } = booking;
  const costs = costsAt(offer.price, booking.costs, now);
  await updateRow(transaction, booking, offer, { reserved, now });
  await replaceMoney(transaction, booking, offer, costs, now);
  const [from, to] = [totalOf(booking.costs), totalOf(costs)];
  const priceChange: Changes = from === to ? {} : { totalIncludingTax: { from, to } };
  await recordChanges(transaction, { actor, now }, [
    {
      type: 'booking.updated',
      subject: { bookingId: id, reference, status },
      changes: { ...changes, ...priceChange },
    },
  ]);
  const paid = booking.payments.reduce((sum, { amount }) => sum + amount, 0);
  return { id, reference, currency, trip: offer.trip, total: to, balance: to - paid };
}

async function updateRow(
  transaction: TenantTransaction,
  booking: StoredBooking,
  { trip, fleetId, setupId, taken }: Offer,
  { reserved, now }: Pick<BookingChange, 'reserved' | 'now'>,
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
