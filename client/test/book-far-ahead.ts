import { integratorApi } from '@slipway/contract';
import type { Slipway } from '../src/index.ts';

const DAY = 24 * 60 * 60 * 1_000;
const { body } = integratorApi.operations.createBooking.examples.paid;

/** Makes bookings for one day after the other, beginning in two years, and gives their IDs. */
export async function bookFarAhead(slipway: Slipway, count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let number = 0; number < count; number += 1) {
    const day = new Date(Date.now() + (730 + number) * DAY).toISOString().slice(0, 10);
    const trip = { pickup: `${day}T10:00:00Z`, return: `${day}T13:00:00Z` };
    ids.push((await slipway.bookings.create({ ...body, ...trip })).bookingId);
  }
  return ids;
}
