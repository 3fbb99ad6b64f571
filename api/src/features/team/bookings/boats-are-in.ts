import { TEAM_ERROR_TEXT } from '@slipway/contract/team';
import type { TenantTransaction } from '../../../database/database.ts';
import { NotAcceptableError } from '../../../errors.ts';
import { readTrips } from '../../trips/read-trips.ts';

/** A booking whose boat is on the water cannot be canceled, alone or among many. */
export async function assertBoatsAreIn(
  transaction: TenantTransaction,
  bookingId: string,
): Promise<void> {
  const trips = await readTrips(transaction, bookingId);
  if (trips.some(({ out_at, back_at }) => out_at !== null && back_at === null)) {
    throw new NotAcceptableError(TEAM_ERROR_TEXT.boatIsOut);
  }
}
