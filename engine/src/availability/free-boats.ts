import type { Period } from '../time/instant.ts';
import { type Fleet, stepsOf } from './fleet.ts';

/**
 * Tells for any part of a span how many boats are free during all of it, as `availability` does, but
 * looks at the bookings of the fleet only once.
 */
export function freeBoatsWithin(fleet: Fleet, span: Period): (part: Period) => number {
  const steps = stepsOf(fleet, span);
  return ({ start, end }) => {
    let lowest = Number.POSITIVE_INFINITY;
    for (const [index, { moment, free }] of steps.entries()) {
      if (moment >= end && moment !== start) break;
      const until = steps[index + 1]?.moment ?? Number.POSITIVE_INFINITY;
      if (until > start) lowest = Math.min(lowest, free);
    }
    return Math.max(0, lowest);
  };
}
