import { owedOn, paidOn, signaturesNeeded } from '@slipway/engine';
import type { TenantTransaction } from '../../../database/database.ts';
import type { StoredBooking } from '../../bookings/read.ts';
import { readBookingWaivers } from '../../waivers/read-waivers.ts';

/** What the checklist warns of when a boat is handed out all the same, for the history. */
export async function skippedWarnings(
  transaction: TenantTransaction,
  booking: StoredBooking,
  { briefed }: { briefed: boolean },
): Promise<string[]> {
  const waivers = await readBookingWaivers(transaction, booking);
  const model = await transaction
    .selectFrom('boat_models')
    .select('capacity')
    .where('id', '=', booking.boat_model_id)
    .executeTakeFirstOrThrow();
  const unsigned = waivers.flatMap(({ name, signer, signatures }) => {
    const needed = signaturesNeeded(signer, booking);
    const missing = needed !== null && signatures.length < needed;
    return missing ? [`${name}: ${signatures.length} of ${needed} signed`] : [];
  });
  return [
    ...(owedOn(booking) > paidOn(booking) ? ['balance open'] : []),
    ...(booking.deposits.some(({ securedAt }) => !securedAt) ? ['deposit not in place'] : []),
    ...unsigned,
    ...(booking.passengers > model.capacity * booking.boats ? ['too many people'] : []),
    ...(briefed ? [] : ['no briefing']),
  ];
}
