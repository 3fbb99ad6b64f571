import type { EventType, TripState } from '@slipway/contract';
import { eventOfTransition, formatInstant, MINUTE, nextStatus } from '@slipway/engine';
import { type Actor, actorName, statusActor } from '../../actor.ts';
import type { Moments } from '../../database/changes/moments.ts';
import { recordChanges } from '../../database/changes/record-changes.ts';
import type { TenantTransaction } from '../../database/database.ts';
import type { Changes } from '../../database/tables/bookings.ts';
import type { StoredBooking } from '../bookings/read.ts';
import { readTrips, type StoredTrip } from './read-trips.ts';

export type TripContext = { actor: Actor; moments: Moments };

/** How a boat was handed out by staff. */
type HandedOut = { at: Date; briefed: boolean; skipped: readonly string[] };

/** Notes that a boat leaves, or goes on after a stop. */
export async function noteStart(
  transaction: TenantTransaction,
  context: TripContext,
  booking: StoredBooking,
  trip: StoredTrip,
  handedOut?: HandedOut,
): Promise<void> {
  const now = await context.moments.ofChange(transaction);
  const { at = now, briefed = false, skipped = [] } = handedOut ?? {};
  const change = trip.out_at
    ? { paused_at: null }
    : { out_at: at, out_by: actorName(context.actor), briefed };
  await transaction.updateTable('trips').set(change).where('id', '=', trip.id).execute();
  const more: Changes = {
    ...timeOf('outAt', at, now),
    ...(skipped.length > 0 && { checklist: { from: null, to: skipped.join('; ') } }),
  };
  await noteState(transaction, context, booking, trip, { to: 'out', now, more });
}

/** Notes that the customer has another boat of the model. */
export async function noteSwap(
  transaction: TenantTransaction,
  context: TripContext,
  { id, reference, status }: StoredBooking,
  { before, after }: { before: StoredTrip; after: StoredTrip },
): Promise<void> {
  const now = await context.moments.ofChange(transaction);
  await transaction.updateTable('bookings').set({ updated_at: now }).where('id', '=', id).execute();
  await recordChanges(transaction, { actor: context.actor, now }, [
    {
      type: 'booking.updated',
      subject: { bookingId: id, reference, status },
      changes: { trips: { from: before.boatName, to: after.boatName } },
    },
  ]);
}

/** When something really happened, for the history, where that is not when it was written down. */
function timeOf(field: 'outAt' | 'backAt', at: Date, now: Date): Changes {
  const isLater = now.getTime() - at.getTime() >= MINUTE;
  return isLater ? { [field]: { from: null, to: formatInstant(at.getTime()) } } : {};
}

/** Notes that the motor of a boat is stopped for a while. */
export async function notePause(
  transaction: TenantTransaction,
  context: TripContext,
  booking: StoredBooking,
  trip: StoredTrip,
): Promise<void> {
  const now = await context.moments.ofChange(transaction);
  await transaction
    .updateTable('trips')
    .set({ paused_at: now })
    .where('id', '=', trip.id)
    .execute();
  await noteState(transaction, context, booking, trip, { to: 'paused', now });
}

/** Notes that a boat is back; with the last one the booking is completed. */
export async function noteEnd(
  transaction: TenantTransaction,
  context: TripContext,
  booking: StoredBooking,
  trip: StoredTrip,
  wish: { at?: Date } = {},
): Promise<void> {
  const now = await context.moments.ofChange(transaction);
  // No boat is back before it has left, whatever the clock of a phone says.
  const at = new Date(Math.max((wish.at ?? now).getTime(), trip.out_at?.getTime() ?? 0));
  await transaction
    .updateTable('trips')
    .set({ back_at: at, back_by: actorName(context.actor), paused_at: null })
    .where('id', '=', trip.id)
    .execute();
  const trips = await readTrips(transaction, booking.id);
  const isLast = trips.filter(({ back_at }) => back_at !== null).length === booking.boats;
  const next = nextStatus(booking.status, 'all_trips_back', statusActor(context.actor));
  const status = isLast && next.ok ? next.status : booking.status;
  await noteState(transaction, context, booking, trip, {
    to: 'back',
    now,
    status,
    more: timeOf('backAt', at, now),
  });
}

function stateBefore({ out_at, paused_at }: StoredTrip): TripState {
  if (!out_at) return 'ready';
  return paused_at ? 'paused' : 'out';
}

type NewState = {
  to: TripState;
  now: Date;
  status?: StoredBooking['status'];
  more?: Changes;
};

async function noteState(
  transaction: TenantTransaction,
  { actor }: TripContext,
  { id, reference, status: before }: StoredBooking,
  trip: StoredTrip,
  { to, now, status = before, more = {} }: NewState,
): Promise<void> {
  await transaction
    .updateTable('bookings')
    .set({ status, updated_at: now })
    .where('id', '=', id)
    .execute();
  const type: EventType =
    status === before ? 'booking.updated' : eventOfTransition({ from: before, to: status });
  await recordChanges(transaction, { actor, now }, [
    {
      type,
      subject: { bookingId: id, reference, status },
      changes: {
        trips: { from: `${trip.boatName}: ${stateBefore(trip)}`, to: `${trip.boatName}: ${to}` },
        ...more,
        ...(status !== before && { status: { from: before, to: status } }),
      },
    },
  ]);
}
