import type { Waiver } from '@slipway/company';
import { HOUR, MINUTE, signaturesNeeded } from '@slipway/engine';
import { newId } from '../../new-id.ts';
import type { Random } from '../random.ts';
import type { DemoTrip } from '../trips/trip.ts';
import type { Course } from './course.ts';
import type { DemoSigner } from './signed-copies.ts';

type Signing = {
  waivers: readonly Waiver[];
  /** The customer, who signs first. */
  name: string;
  by: string;
  now: number;
  random: Random;
};

/** Who has signed by now: whoever booked online soon after it, everybody else before the trip. */
export function signersOf(
  trip: DemoTrip,
  { confirmedAt, status }: Course,
  { waivers, name, by, now, random }: Signing,
): DemoSigner[] {
  if (confirmedAt === null || status === 'canceled') return [];
  const atTheDock = trip.pickup - 12 * MINUTE;
  const eveningBefore = Math.max(confirmedAt + 5 * MINUTE, trip.pickup - 16 * HOUR);
  return Array.from({ length: trip.passengers }, (_, index): DemoSigner => {
    const early = index === 0 ? confirmedAt + 3 * MINUTE : eveningBefore + index * MINUTE;
    const latest = atTheDock + index * 1000;
    const at = trip.bookedBy === 'customer' ? Math.min(early, latest) : latest;
    const wanting = waivers.filter(
      ({ signer }) => index < (signaturesNeeded(signer, trip) ?? trip.passengers),
    );
    return {
      name: index === 0 ? name : `Passenger ${index + 1}`,
      at,
      by,
      copies: wanting.map(({ id: waiverId }) => ({
        id: newId(new Date(at), random.bytes(16)),
        waiverId,
      })),
    };
  }).filter(({ at }) => at <= now);
}
