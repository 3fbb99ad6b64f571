import { DOCKSIDE_ERROR_TEXT, DOCKSIDE_FIELD_TEXT } from '@slipway/contract/team';
import { DAY } from '@slipway/engine';
import { sql } from 'kysely';
import type { Member } from '../../../actor.ts';
import type { TenantTransaction } from '../../../database/database.ts';
import { NotAcceptableError, ValidationError } from '../../../errors.ts';
import type { RequestContext, TeamHandler } from '../../../http/handler.ts';
import type { StoredBooking } from '../../bookings/read.ts';
import { handOut as start, swapBoat as swap, tripOf } from '../../trips/hand-out.ts';
import type { StoredTrip } from '../../trips/read-trips.ts';
import { noteEnd, notePause, noteStart } from '../../trips/run-trip.ts';
import { undoable } from '../undoable.ts';
import { skippedWarnings } from './checklist.ts';
import { commandMotor } from './command-motor.ts';
import { dockDay } from './day.ts';
import { lockTrips } from './lock-trips.ts';

type Context = RequestContext<Member>;

export const handOut: TeamHandler<'handOut'> = ({ params, body }, transaction, context) =>
  step(transaction, context, { id: params.id, ...body }, async (held, booking) => {
    const { boatId, briefed, number = 1 } = body;
    const skipped = await skippedWarnings(transaction, booking, { briefed });
    const at = momentOf(body.at, context.now);
    const wish = { number, boatId: boatId.toLowerCase(), briefed, skipped, at };
    const trip = await start(transaction, held, booking, wish);
    return commandMotor(context, trip.device, 'start');
  });

export const swapBoat: TeamHandler<'swapBoat'> = ({ params, body }, transaction, context) =>
  step(transaction, context, { id: params.id, ...body }, async (held, booking) => {
    const wish = { number: body.number ?? 1, boatId: body.boatId.toLowerCase() };
    const { before, after } = await swap(transaction, held, booking, wish);
    if (!before.out_at || before.paused_at) return false;
    const silent = await commandMotor(context, before.device, 'stop');
    return (await commandMotor(context, after.device, 'start')) || silent;
  });

export const pauseTrip: TeamHandler<'pauseTrip'> = ({ params, body }, transaction, context) =>
  step(transaction, context, { id: params.id, ...body }, async (held, booking) => {
    const trip = await tripUnderWay(transaction, booking, body.number ?? 1);
    if (!trip.paused_at) await notePause(transaction, held, booking, trip);
    return commandMotor(context, trip.device, 'stop');
  });

export const resumeTrip: TeamHandler<'resumeTrip'> = ({ params, body }, transaction, context) =>
  step(transaction, context, { id: params.id, ...body }, async (held, booking) => {
    const trip = await tripUnderWay(transaction, booking, body.number ?? 1);
    if (trip.paused_at) await noteStart(transaction, held, booking, trip);
    return commandMotor(context, trip.device, 'start');
  });

export const endTrip: TeamHandler<'endTrip'> = ({ params, body }, transaction, context) =>
  step(transaction, context, { id: params.id, ...body }, async (held, booking) => {
    const trip = await tripUnderWay(transaction, booking, body.number ?? 1);
    await noteEnd(transaction, held, booking, trip, { at: momentOf(body.at, context.now) });
    return commandMotor(context, trip.device, 'stop');
  });

/** Does a step that can be undone, and answers the trips of the booking after it. */
async function step(
  transaction: TenantTransaction,
  context: Context,
  { id, seenUpdatedAt }: { id: string; seenUpdatedAt: string },
  change: (held: Context, booking: StoredBooking) => Promise<boolean>,
) {
  const booking = await lockTrips(transaction, context, id, seenUpdatedAt);
  const { result: motorSilent, undo } = await undoable(
    transaction,
    context,
    [booking.id],
    (held: Context) => change(held, booking),
  );
  const { trips } = await dockDay(transaction, context, sql`bookings.id = ${booking.id}`);
  return { data: { trips, undo, motorSilent } };
}

async function tripUnderWay(
  transaction: TenantTransaction,
  booking: StoredBooking,
  number: number,
): Promise<StoredTrip> {
  const trip = await tripOf(transaction, booking, number);
  if (trip?.back_at) throw new NotAcceptableError(DOCKSIDE_ERROR_TEXT.tripOver);
  if (!trip?.out_at) throw new NotAcceptableError(DOCKSIDE_ERROR_TEXT.notOut);
  return trip;
}

/** When it happened; a phone whose clock is ahead does not write into the future. */
function momentOf(at: string | undefined, now: Date): Date {
  const moment = Math.min(at === undefined ? now.getTime() : Date.parse(at), now.getTime());
  if (now.getTime() - moment > DAY) {
    throw new ValidationError({ at: [DOCKSIDE_FIELD_TEXT.tooLongAgo] });
  }
  return new Date(moment);
}
