import { CANCEL_REASON } from '@slipway/contract/team';
import type { TeamHandler } from '../../../http/handler.ts';
import { cancelBooking, previewCancellation } from '../../bookings/cancel.ts';
import { totalOf } from '../../bookings/money.ts';
import { paidOn } from '../../bookings/read.ts';
import { assertBoatsAreIn } from '../boats-are-in.ts';
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
  await lockSeenBooking(transaction, context, params.id, body.seenUpdatedAt);
  await assertBoatsAreIn(transaction, params.id);
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
