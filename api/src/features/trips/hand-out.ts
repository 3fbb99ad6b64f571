import {
  boatOutText,
  DOCKSIDE_ERROR_TEXT,
  outOfServiceText,
  waiverFirstText,
} from '@slipway/contract/team';
import { signaturesMissing, signaturesNeeded } from '@slipway/engine';
import type { TenantTransaction } from '../../database/database.ts';
import { NotAcceptableError } from '../../errors.ts';
import { newId } from '../../new-id.ts';
import type { StoredBooking } from '../bookings/read.ts';
import { readBookingWaivers } from '../waivers/read-waivers.ts';
import { readDockBoats } from './dock-boats.ts';
import { readTrips, type StoredTrip, stateOfTrip } from './read-trips.ts';
import { noteStart, noteSwap, type TripContext } from './run-trip.ts';

type HandOut = {
  number: number;
  boatId: string;
  briefed: boolean;
  /** What the checklist warned of, in its own words. */
  skipped: readonly string[];
  /** When the boat has left. */
  at: Date;
};

/** Starts a trip with the boat that was chosen. The booking has to be locked. */
export async function handOut(
  transaction: TenantTransaction,
  context: TripContext & { now: Date },
  booking: StoredBooking,
  { number, boatId, briefed, skipped, at }: HandOut,
): Promise<StoredTrip> {
  if (booking.status !== 'confirmed')
    throw new NotAcceptableError(DOCKSIDE_ERROR_TEXT.notConfirmed);
  await lockFleet(transaction, booking);
  const before = await tripOf(transaction, booking, number);
  const state = stateOfTrip(booking, before, at);
  if (state === 'waiting') throw new NotAcceptableError(DOCKSIDE_ERROR_TEXT.tooEarly);
  if (state === 'back') throw new NotAcceptableError(DOCKSIDE_ERROR_TEXT.tripOver);
  if (state !== 'ready') throw new NotAcceptableError(DOCKSIDE_ERROR_TEXT.alreadyOut);
  await assertSigned(transaction, booking);
  await assertFree(transaction, booking, boatId, context.now);
  await keepFor(transaction, booking, { number, boatId, now: context.now });
  const trip = (await tripOf(transaction, booking, number)) as StoredTrip;
  await noteStart(transaction, context, booking, trip, { at, briefed, skipped });
  return trip;
}

/** Gives the customer another boat of the model, before the trip or during it. Returns both. */
export async function swapBoat(
  transaction: TenantTransaction,
  context: TripContext & { now: Date },
  booking: StoredBooking,
  { number, boatId }: { number: number; boatId: string },
): Promise<{ before: StoredTrip; after: StoredTrip }> {
  await lockFleet(transaction, booking);
  const before = await tripOf(transaction, booking, number);
  if (!before) throw new NotAcceptableError(DOCKSIDE_ERROR_TEXT.noBoatYet);
  if (before.back_at) throw new NotAcceptableError(DOCKSIDE_ERROR_TEXT.tripOver);
  if (before.boat_id === boatId) throw new NotAcceptableError(DOCKSIDE_ERROR_TEXT.sameBoat);
  await assertFree(transaction, booking, boatId, context.now);
  await keepFor(transaction, booking, { number, boatId, now: context.now });
  const after = (await tripOf(transaction, booking, number)) as StoredTrip;
  await noteSwap(transaction, context, booking, { before, after });
  return { before, after };
}

/** The trip of one boat of a booking, if its hull is known. */
export async function tripOf(
  transaction: TenantTransaction,
  booking: StoredBooking,
  number: number,
): Promise<StoredTrip | undefined> {
  if (number > booking.boats) throw new NotAcceptableError(DOCKSIDE_ERROR_TEXT.noSuchTrip);
  const trips = await readTrips(transaction, booking.id);
  return trips.find(({ position }) => position === number);
}

/** Whoever chooses hulls of the fleet at the same moment waits, so that nobody gets the same one. */
async function lockFleet(transaction: TenantTransaction, { fleet_id }: StoredBooking) {
  await transaction
    .selectFrom('fleets')
    .select('id')
    .where('id', '=', fleet_id)
    .forNoKeyUpdate()
    .execute();
}

/** A waiver that the company has made required stops the hand-out; any other only warns. */
async function assertSigned(transaction: TenantTransaction, booking: StoredBooking) {
  for (const waiver of await readBookingWaivers(transaction, booking)) {
    const needed = signaturesNeeded(waiver.signer, booking);
    const signed = waiver.signatures.length;
    if (waiver.requiredBeforeHandOut && signaturesMissing(needed, signed) > 0) {
      throw new NotAcceptableError(waiverFirstText(waiver.name, signed, needed ?? 0));
    }
  }
}

async function assertFree(
  transaction: TenantTransaction,
  { dock_id, boat_model_id }: StoredBooking,
  boatId: string,
  now: Date,
): Promise<void> {
  const [boat] = await readDockBoats(transaction, now, { boatId });
  if (!boat || boat.dockId !== dock_id || boat.boatModelId !== boat_model_id) {
    throw new NotAcceptableError(DOCKSIDE_ERROR_TEXT.boatElsewhere);
  }
  if (boat.outOfServiceUntil !== undefined) {
    throw new NotAcceptableError(outOfServiceText(boat.name));
  }
  const { trip } = boat;
  if (trip?.out) throw new NotAcceptableError(boatOutText(boat.name, trip));
}

type Choice = { number: number; boatId: string; now: Date };

/** Writes down which hull a trip has; a trip that was only promised this hull gets another. */
async function keepFor(
  transaction: TenantTransaction,
  booking: StoredBooking,
  { number, boatId, now }: Choice,
): Promise<void> {
  await transaction
    .deleteFrom('trips')
    .where('boat_id', '=', boatId)
    .where('out_at', 'is', null)
    .where((trip) =>
      trip.or([trip('booking_id', '!=', booking.id), trip('position', '!=', number)]),
    )
    .execute();
  await transaction
    .insertInto('trips')
    .values({
      id: newId(now),
      booking_id: booking.id,
      position: number,
      boat_id: boatId,
      named_at: now,
    })
    .onConflict((conflict) =>
      conflict.columns(['booking_id', 'position']).doUpdateSet({ boat_id: boatId, named_at: now }),
    )
    .execute();
}
