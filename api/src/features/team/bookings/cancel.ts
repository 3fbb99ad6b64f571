import { CANCEL_REASON } from '@slipway/contract/team';
import { owedOn, paidOn } from '@slipway/engine';
import type { TenantTransaction } from '../../../database/database.ts';
import type { TeamHandler } from '../../../http/handler.ts';
import type { BookingContext } from '../../bookings/book.ts';
import { cancelBooking, previewCancellation } from '../../bookings/cancel.ts';
import { undoable } from '../undoable.ts';
import { assertBoatsAreIn } from './boats-are-in.ts';
import { teamBookingAnswer } from './booking-answer.ts';
import { lockSeenBooking, readOwnBooking } from './seen-booking.ts';

export const getTeamCancellation: TeamHandler<'getTeamCancellation'> = async (
  { params },
  database,
  context,
) => {
  const booking = await readOwnBooking(database, context, params.id);
  const { percentage, fee } = await previewCancellation(database, booking.id, context.now);
  const data = { percentage, fee, total: owedOn(booking), paid: paidOn(booking) };
  return { data };
};

export const cancelTeamBooking: TeamHandler<'cancelTeamBooking'> = async (
  { params, body },
  transaction,
  context,
) => {
  const { id } = await lockSeenBooking(transaction, context, params.id, body.seenUpdatedAt);
  const { undo } = await undoable(transaction, context, [id], (held) =>
    cancelByStaff(transaction, held, id, body),
  );
  return { data: { booking: await teamBookingAnswer(transaction, context, id), undo } };
};

type SentCancellation = Omit<Parameters<typeof cancelTeamBooking>[0]['body'], 'seenUpdatedAt'>;

/** Cancels a locked booking as staff may, alone or among many. */
export async function cancelByStaff(
  transaction: TenantTransaction,
  context: BookingContext,
  id: string,
  { reason, charge, expectedFee, notifyCustomer, releaseDeposit }: SentCancellation,
): Promise<void> {
  await assertBoatsAreIn(transaction, id);
  await cancelBooking(transaction, context, {
    id,
    reason: CANCEL_REASON[reason],
    charge,
    expectedFee: expectedFee ?? null,
    notifyCustomer,
    ...(releaseDeposit !== undefined && { releaseDeposit }),
  });
}
