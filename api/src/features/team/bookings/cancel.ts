import { CANCEL_REASON, TEAM_ERROR_TEXT } from '@slipway/contract/team';
import { NotAcceptableError } from '../../../errors.ts';
import type { TeamHandler } from '../../../http/handler.ts';
import { cancelBooking, previewCancellation } from '../../bookings/cancel.ts';
import { totalOf } from '../../bookings/money.ts';
import { paidOn } from '../../bookings/read.ts';
import { readTrips } from '../../trips/read-trips.ts';
import { lockSeenBooking, readOwnBooking } from '../seen-booking.ts';
import { undoable } from '../undo.ts';
import { teamBookingAnswer } from './booking-answer.ts';

export const getTeamCancellation: TeamHandler<'getTeamCancellation'> = async (
  { params },
  database,
  context,
) => {
  const booking = await readOwnBooking(database, context, params.id);
  const { percentage, fee } = await previewCancellation(database, booking.id, context.now);
  const data = { percentage, fee, total: totalOf(booking.costs), paid: paidOn(booking) };
  return { data };
};

export const cancelTeamBooking: TeamHandler<'cancelTeamBooking'> = async (
  { params, body },
  transaction,
  context,
) => {
  const booking = await lockSeenBooking(transaction, context, params.id, body.seenUpdatedAt);
  const trips = await readTrips(transaction, booking.id);
  if (trips.some(({ out_at, back_at }) => out_at !== null && back_at === null)) {
    throw new NotAcceptableError(TEAM_ERROR_TEXT.boatIsOut);
  }
  const { undo } = await undoable(transaction, context, [params.id], (held) =>
    cancelBooking(transaction, held, {
      id: params.id,
      reason: CANCEL_REASON[body.reason],
      charge: body.charge,
      expectedFee: body.expectedFee ?? null,
      notifyCustomer: body.notifyCustomer,
    }),
  );
  return { data: { booking: await teamBookingAnswer(transaction, context, params.id), undo } };
};
