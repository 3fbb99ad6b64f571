import type { Period } from '../time/instant.ts';
import { type Fleet, type Step, stepsOf } from './fleet.ts';

/**
 * Tells for any part of a span how many boats are free during all of it, as `availability` does, but
 * looks at the bookings of the fleet only once.
 */
export function freeBoatsWithin(fleet: Fleet, span: Period): (part: Period) => number {
  const steps = stepsOf(fleet, span);
  return ({ start, end }) => {
    let lowest = Number.POSITIVE_INFINITY;
    for (let index = 0; index < steps.length; index += 1) {
      const { moment, free } = steps[index] as Step;
      if (moment >= end && moment !== start) break;
      const next = steps[index + 1];
      if (free < lowest && (next === undefined || next.moment > start)) lowest = free;
    }
    return Math.max(0, lowest);
  };
}
