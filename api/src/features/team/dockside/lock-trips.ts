import { tripChangedText } from '@slipway/contract/team';
import { sql } from 'kysely';
import { assertInDockScope } from '../../../access/team/dock-scope.ts';
import { actorName, type Member } from '../../../actor.ts';
import type { TenantTransaction } from '../../../database/database.ts';
import { thisTenant } from '../../../database/this-tenant.ts';
import { NotAcceptableError, NotFoundError } from '../../../errors.ts';
import { readBooking, type StoredBooking } from '../../bookings/read.ts';
import { readActorNames } from '../history/actor-names.ts';

/** Changes that the dock has to look at before going on. A signature or a payment is not one. */
const MATTERS = [
  ...['status', 'trips', 'pickup', 'return', 'boats', 'passengers'],
  ...['dockId', 'boatModelId', 'customerId'],
];

/**
 * Locks a booking for a step of one of its trips, unless somebody else has changed the trip since
 * the screen showed it. Own steps do not count: what was done without reception comes one by one.
 */
export async function lockTrips(
  transaction: TenantTransaction,
  context: { actor: Member },
  id: string,
  seenUpdatedAt: string,
): Promise<StoredBooking> {
  const booking = await readBooking(transaction, id, { forChange: true });
  if (!booking) throw new NotFoundError('booking', id);
  assertInDockScope(context, booking.dock_id, 'booking', id);
  // Every change moves this moment; an entry that tells of an earlier day may be later than it.
  if (booking.updated_at <= new Date(seenUpdatedAt)) return booking;
  const { rows } = await sql<{ actor: string }>`
    select actor from booking_history
    where tenant_id = ${thisTenant} and booking_id = ${id}
      and happened_at > ${new Date(seenUpdatedAt)} and actor <> ${actorName(context.actor)}
      and jsonb_exists_any(changes, ${MATTERS}::text[])
    order by happened_at desc, id desc limit 1
  `.execute(transaction);
  const [change] = rows;
  if (!change) return booking;
  const names = await readActorNames(transaction, [change.actor]);
  throw new NotAcceptableError(tripChangedText(names(change.actor)), 'changedMeanwhile');
}
