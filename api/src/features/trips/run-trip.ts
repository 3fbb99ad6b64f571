import type { EventType, TripState } from '@slipway/contract';
import { eventOfTransition, nextStatus } from '@slipway/engine';
import { type Actor, actorName, statusActor } from '../../actor.ts';
import type { Moments } from '../../changes/moments.ts';
import { recordChanges } from '../../changes/record-changes.ts';
import type { TenantTransaction } from '../../database/database.ts';
import type { StoredBooking } from '../bookings/read.ts';
import { readTrips, type StoredTrip } from './read-trips.ts';

type TripContext = { actor: Actor; moments: Moments };

/** Notes that a boat leaves, or goes on after a stop. */
export async function noteStart(
  transaction: TenantTransaction,
  context: TripContext,
  booking: StoredBooking,
  trip: StoredTrip,
): Promise<void> {
  const now = await context.moments.ofChange(transaction);
  const change = trip.out_at
    ? { paused_at: null }
    : { out_at: now, out_by: actorName(context.actor) };
  await transaction.updateTable('trips').set(change).where('id', '=', trip.id).execute();
  await noteState(transaction, context, booking, trip, { to: 'out', now });
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
): Promise<void> {
  const now = await context.moments.ofChange(transaction);
  await transaction
    .updateTable('trips')
    .set({ back_at: now, back_by: actorName(context.actor), paused_at: null })
    .where('id', '=', trip.id)
    .execute();
  const trips = await readTrips(transaction, booking.id);
  const isLast = trips.filter(({ back_at }) => back_at !== null).length === booking.boats;
  const next = nextStatus(booking.status, 'all_trips_back', statusActor(context.actor));
  const status = isLast && next.ok ? next.status : booking.status;
  await noteState(transaction, context, booking, trip, { to: 'back', now, status });
}

function stateBefore({ out_at, paused_at }: StoredTrip): TripState {
  if (!out_at) return 'ready';
  return paused_at ? 'paused' : 'out';
}

type NewState = { to: TripState; now: Date; status?: StoredBooking['status'] };

async function noteState(
  transaction: TenantTransaction,
  { actor }: TripContext,
  { id, reference, status: before }: StoredBooking,
  trip: StoredTrip,
  { to, now, status = before }: NewState,
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
        ...(status !== before && { status: { from: before, to: status } }),
      },
    },
  ]);
}
