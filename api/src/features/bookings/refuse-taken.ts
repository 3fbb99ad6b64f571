import { ERROR_TEXT } from '@slipway/contract';
import { canBook, checkTraffic } from '@slipway/engine';
import type { TenantDatabase } from '../../database/database.ts';
import { NotAcceptableError } from '../../errors.ts';
import { readFleet } from '../availability/read-fleet.ts';
import type { Offer } from './make-offer.ts';
import { readTraffic } from './read-traffic.ts';

/** When the question is asked, and which booking does not count because it is being changed. */
type Viewpoint = { now: Date; exceptBookingId?: string };

/** Refuses a trip for which there are not enough free boats or no room at the dock. */
export async function refuseTaken(
  database: TenantDatabase,
  { trip, turnaround, taken, trafficLimit, startTimes }: Offer,
  viewpoint: Viewpoint,
): Promise<void> {
  const { fleet } = await readFleet(database, { ...trip, ...viewpoint, period: taken });
  if (!canBook(fleet, { ...trip, turnaround }))
    throw new NotAcceptableError(ERROR_TEXT.noAvailability);
  if (!trafficLimit) return;
  const booked = await readTraffic(database, trip, startTimes, viewpoint);
  if (!checkTraffic(trafficLimit, booked, trip, startTimes).allowed) {
    throw new NotAcceptableError(ERROR_TEXT.trafficLimit);
  }
}
