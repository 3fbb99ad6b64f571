import { BOOKING_REFERENCE_LENGTH, type BookingStatus } from '@slipway/contract';
import {
  type BookedBy,
  eventOfTransition,
  nextStatus,
  type OrderLine,
  owedOn,
  paidOn,
  type Trigger,
} from '@slipway/engine';
import type { Insertable } from 'kysely';
import { type Actor, statusActor } from '../../actor.ts';
import { recordChanges } from '../../database/changes/record-changes.ts';
import type { TenantTransaction } from '../../database/database.ts';
import type { BookingTables, Changes } from '../../database/tables/bookings.ts';
import type { Tenant } from '../../database/tenant.ts';
import { type AgreedMoney, replaceMoney, writeMoney } from '../../ledger/write-lines.ts';
import { newId } from '../../new-id.ts';
import { ALL_CALCULATED, costsAt } from './money.ts';
import type { Offer } from './offer.ts';
import type { StoredBooking } from './read.ts';
import type { Trip } from './trip.ts';

/** A booking as it is after the transaction. */
export type BookingState = {
  id: string;
  reference: string;
  status: BookingStatus;
  expiresAt: Date | null;
  currency: string;
  trip: Trip;
  total: number;
  balance: number;
};

export type FormCircumstances = { customerTypeId: string; language: string | null };

type NewBooking = {
  tenant: Tenant;
  actor: Actor;
  trigger: Trigger;
  bookedBy: BookedBy;
  form: FormCircumstances | undefined;
  paid: boolean;
  expiresAt: Date | null;
  ownReference: string | null;
  rulesApply: boolean;
  ownPrice: boolean;
  now: Date;
};

/** Stores a booking with its money and the beginning of its history. */
export async function storeBooking(
  transaction: TenantTransaction,
  offer: Offer,
  made: NewBooking,
): Promise<BookingState> {
  const { tenant, actor, trigger, form, paid, expiresAt, ownReference, rulesApply, now } = made;
  const { trip, taken, fleetId, setup, pricedAt, price, order } = offer;
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
    rental_setup_id: setup.id,
    pickup_at: new Date(trip.pickup),
    return_at: new Date(trip.return),
    boats: trip.boats,
    passengers: trip.passengers,
    taken_from: new Date(taken.start),
    taken_until: new Date(taken.end),
    expires_at: expiresAt,
    booked_by: made.bookedBy,
    provider: tenant.provider,
    currency: tenant.currency,
    // Slipway takes its share from online payments, and there has been none.
    application_fee: 0,
    created_at: now,
    updated_at: now,
    priced_at: pricedAt,
    partner_id: offer.partnerId,
    discount_code_id: offer.coupon?.id ?? null,
    own_reference: ownReference,
    rules_apply: rulesApply,
    own_price: made.ownPrice,
    language: form?.language ?? null,
    applied_type_id: form?.customerTypeId ?? null,
  });
  await writeOrder(transaction, id, order);
  const costs = costsAt(price, [], ALL_CALCULATED, now);
  const total = owedOn({ costs });
  const payments =
    paid && total > 0
      ? [{ id: newId(now), source: 'cash' as const, amount: total, reference: null }]
      : [];
  const deposits = price.deposits.lines.map((line) => ({ ...line, id: newId(now) }));
  await writeMoney(transaction, id, { costs, payments, deposits }, now);
  await recordChanges(transaction, { actor, now }, [
    {
      type: eventOfTransition({ from: 'new', to: next.status }),
      subject: { bookingId: id, reference, status: next.status },
      changes: { status: { from: null, to: next.status } },
    },
  ]);
  return {
    id,
    reference,
    status: next.status,
    expiresAt,
    currency: tenant.currency,
    trip,
    total,
    balance: paid ? 0 : total,
  };
}

async function writeOrder(
  transaction: TenantTransaction,
  booking_id: string,
  order: readonly OrderLine[],
): Promise<void> {
  if (order.length === 0) return;
  const rows = order.map(({ addOn, quantity }, index) => ({
    booking_id,
    add_on_id: addOn.id,
    quantity,
    position: index + 1,
  }));
  await transaction.insertInto('booking_add_ons').values(rows).execute();
}

/**
 * Makes the order of a booking what it is now. A line that stays as it was keeps its state; one that
 * is new or has another quantity is to be prepared again, and says since when.
 */
async function changeOrder(
  transaction: TenantTransaction,
  bookingId: string,
  order: readonly OrderLine[],
  now: Date,
): Promise<void> {
  const before = await transaction
    .deleteFrom('booking_add_ons')
    .where('booking_id', '=', bookingId)
    .returning(['add_on_id', 'quantity', 'state', 'changed_at'])
    .execute();
  if (order.length === 0) return;
  const rows = order.map(({ addOn, quantity }, index) => {
    const kept = before.find((line) => line.add_on_id === addOn.id && line.quantity === quantity);
    return {
      booking_id: bookingId,
      add_on_id: addOn.id,
      quantity,
      position: index + 1,
      state: kept?.state ?? ('to_prepare' as const),
      changed_at: kept ? kept.changed_at : now,
    };
  });
  await transaction.insertInto('booking_add_ons').values(rows).execute();
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
  /** What it costs now; null where costs and deposits stay as they were agreed. */
  money: AgreedMoney | null;
  /** Whether the boats were reserved anew; else the booking keeps those that it had. */
  reserved: boolean;
  /** The type whose rules and prices apply; null for that of the customer. */
  appliedTypeId: string | null;
  expiresAt: Date | null;
  ownPrice: boolean;
  now: Date;
};

/** Writes a booking's new trip, its extras, its new price, and what was different before. */
export async function storeChange(
  transaction: TenantTransaction,
  booking: StoredBooking,
  offer: Offer,
  change: BookingChange,
): Promise<BookingState> {
  const { actor, changes, money, expiresAt, now } = change;
  const { id, reference, status, currency } = booking;
  await updateRow(transaction, booking, offer, change);
  if (changes.addOns) {
    await changeOrder(transaction, id, offer.order, now);
  }
  if (money) await replaceMoney(transaction, booking, money, now);
  const [from, to] = [owedOn(booking), owedOn(money ?? booking)];
  const priceChange: Changes = from === to ? {} : { totalIncludingTax: { from, to } };
  await recordChanges(transaction, { actor, now }, [
    {
      type: 'booking.updated',
      subject: { bookingId: id, reference, status },
      changes: { ...changes, ...priceChange },
    },
  ]);
  const balance = to - paidOn(booking);
  return { id, reference, status, expiresAt, currency, trip: offer.trip, total: to, balance };
}

async function updateRow(
  transaction: TenantTransaction,
  booking: StoredBooking,
  { trip, fleetId, setup, taken, coupon, partnerId }: Offer,
  { reserved, appliedTypeId, expiresAt, ownPrice, now }: BookingChange,
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
      rental_setup_id: setup.id,
      pickup_at: pickup,
      return_at: new Date(trip.return),
      boats: trip.boats,
      passengers: trip.passengers,
      ...(reserved && boatsTaken),
      expires_at: deadline(booking.status, expiresAt, pickup),
      discount_code_id: coupon?.id ?? null,
      partner_id: partnerId,
      applied_type_id: appliedTypeId,
      own_price: ownPrice,
      updated_at: now,
    })
    .where('id', '=', booking.id)
    .execute();
}

/** An option never outlasts its pickup. */
function deadline(status: BookingStatus, expiresAt: Date | null, pickup: Date): Date | null {
  return status === 'option' && expiresAt && expiresAt > pickup ? pickup : expiresAt;
}
