import type { TeamHandler } from '../../../http/handler.ts';
import { changeTeamBooking } from '../bookings/change-booking.ts';
import { undoable } from '../undoable.ts';

/** A drag on the board is an edit of the booking that can be taken back. */
export const moveBooking: TeamHandler<'moveBooking'> = async (request, transaction, context) => {
  const { undo } = await undoable(transaction, context, [request.params.id], (held) =>
    changeTeamBooking(request, transaction, held),
  );
  return { data: { undo } };
};
