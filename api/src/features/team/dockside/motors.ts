import { DOCKSIDE_ERROR_TEXT } from '@slipway/contract/team';
import { isInDockScope } from '../../../access/team/dock-scope.ts';
import type { Member } from '../../../actor.ts';
import { recordChanges } from '../../../database/changes/record-changes.ts';
import type { TenantTransaction } from '../../../database/database.ts';
import { NotAcceptableError, NotFoundError } from '../../../errors.ts';
import type { RequestContext, TeamHandler } from '../../../http/handler.ts';
import { NoSignalError } from '../../../ports/hardware.ts';
import { type DockBoat, readDockBoats } from '../../trips/dock-boats.ts';

export const startMotor: TeamHandler<'startMotor'> = ({ params }, transaction, context) =>
  commandMotor(transaction, context, params.id, 'start');

export const stopMotor: TeamHandler<'stopMotor'> = ({ params }, transaction, context) =>
  commandMotor(transaction, context, params.id, 'stop');

/** Staff can start and stop a connected boat at any time; the booking that has it is told. */
async function commandMotor(
  transaction: TenantTransaction,
  context: RequestContext<Member>,
  boatId: string,
  order: 'start' | 'stop',
) {
  const [boat] = await readDockBoats(transaction, context.now, { boatId });
  if (!boat || !isInDockScope(context, boat.dockId)) throw new NotFoundError('boat', boatId);
  if (!boat.device) throw new NotAcceptableError(DOCKSIDE_ERROR_TEXT.notConnected);
  if (boat.trip?.out) await noteMotor(transaction, context, boat, order);
  try {
    await context.hardware[order](boat.device);
  } catch (error) {
    if (!(error instanceof NoSignalError)) throw error;
    throw new NotAcceptableError(DOCKSIDE_ERROR_TEXT.noSignal);
  }
  return { data: { done: true } };
}

async function noteMotor(
  transaction: TenantTransaction,
  { actor, moments }: RequestContext<Member>,
  { name, trip }: DockBoat,
  order: 'start' | 'stop',
): Promise<void> {
  if (!trip) return;
  const now = await moments.ofChange(transaction);
  const booking = await transaction
    .updateTable('bookings')
    .set({ updated_at: now })
    .where('id', '=', trip.bookingId)
    .returning(['reference', 'status'])
    .executeTakeFirstOrThrow();
  await recordChanges(transaction, { actor, now }, [
    {
      type: 'booking.updated',
      subject: { bookingId: trip.bookingId, ...booking },
      changes: { motor: { from: null, to: `${name}: ${order}` } },
    },
  ]);
}
