import { PAGE_ERROR_TEXT } from '@slipway/contract/customer';
import type { Visitor } from '../../../actor.ts';
import type { TenantTransaction } from '../../../database/database.ts';
import { NotAcceptableError } from '../../../errors.ts';
import type { RequestContext } from '../../../http/handler.ts';
import { NoSignalError } from '../../../ports/hardware.ts';
import { nameBoats } from '../../trips/name-boats.ts';
import type { StoredTrip } from '../../trips/read-trips.ts';
import { noteEnd, notePause, noteStart } from '../../trips/run-trip.ts';
import { obstaclesOf } from './boats.ts';
import type { BookingPage } from './read-page.ts';

type Context = RequestContext<Visitor>;

/** Starts a boat of a booking that is locked, or refuses it with what is in the way. */
export async function startBoat(
  transaction: TenantTransaction,
  context: Context,
  page: BookingPage,
  number: number,
): Promise<void> {
  if (!page.connected) throw new NotAcceptableError(PAGE_ERROR_TEXT.notConnected);
  const [obstacle] = obstaclesOf(page, context);
  if (obstacle) throw new NotAcceptableError(OBSTACLE_TEXT[obstacle]);
  const trips = await nameBoats(transaction, context.hardware, page.booking, context.now);
  const trip = trips.find(({ position }) => position === number);
  if (!trip) throw new NotAcceptableError(PAGE_ERROR_TEXT.noBoatFree);
  if (trip.back_at) throw new NotAcceptableError(PAGE_ERROR_TEXT.tripOver);
  if (trip.out_at && !trip.paused_at) return;
  await noteStart(transaction, asCustomer(context, page), page.booking, trip);
  // Last, so that nothing unlocks that is not written down.
  await command(context, trip, 'start');
}

/** Stops a boat of a booking that is locked: for a while, or for good when it is back. */
export async function stopBoat(
  transaction: TenantTransaction,
  context: Context,
  page: BookingPage,
  { number, as }: { number: number; as: 'pause' | 'end' },
): Promise<void> {
  const trip = page.trips.find(({ position }) => position === number);
  if (!trip?.out_at) throw new NotAcceptableError(PAGE_ERROR_TEXT.notOut);
  if (trip.back_at || (as === 'pause' && trip.paused_at)) return;
  const note = as === 'pause' ? notePause : noteEnd;
  await note(transaction, asCustomer(context, page), page.booking, trip);
  await command(context, trip, 'stop');
}

/** Whoever holds the key of a booking acts for its customer. */
export function asCustomer<Of extends Context>(context: Of, { booking }: BookingPage) {
  return { ...context, actor: { kind: 'customer' as const, id: booking.customer_id } };
}

const OBSTACLE_TEXT = {
  not_confirmed: PAGE_ERROR_TEXT.notConfirmed,
  too_early: PAGE_ERROR_TEXT.tooEarly,
  too_late: PAGE_ERROR_TEXT.tooLate,
  balance: PAGE_ERROR_TEXT.balanceOpen,
  deposit: PAGE_ERROR_TEXT.depositMissing,
  waivers: PAGE_ERROR_TEXT.waiversMissing,
} as const;

async function command(
  { hardware }: Context,
  { device }: StoredTrip,
  order: 'start' | 'stop',
): Promise<void> {
  if (!device) throw new NotAcceptableError(PAGE_ERROR_TEXT.notConnected);
  try {
    await hardware[order](device);
  } catch (error) {
    if (error instanceof NoSignalError) throw new NotAcceptableError(PAGE_ERROR_TEXT.noSignal);
    throw error;
  }
}
