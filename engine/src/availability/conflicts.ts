import type { Period } from '../time/instant.ts';
import { type Fleet, stepsOf } from './fleet.ts';
import { type BookedBoats, takenPeriod } from './taken.ts';

/** The times at which more boats are booked than there are. */
export function overbookedPeriods(fleet: Fleet, period: Period): Period[] {
  const steps = stepsOf(fleet, period);
  const periods = steps.flatMap(({ moment, free }, index) =>
    free < 0 ? [{ start: moment, end: steps[index + 1]?.moment ?? period.end }] : [],
  );
  return joined(periods);
}

/**
 * The bookings that get into trouble when boats are blocked, moved or taken out of service: those
 * that overlap a time at which more boats are booked than there are.
 */
export function conflictingBookings<Booking extends BookedBoats>(
  fleet: Fleet<Booking>,
  period: Period,
): Booking[] {
  const overbooked = overbookedPeriods(fleet, period);
  return fleet.bookings.filter((booking) => {
    const taken = takenPeriod(booking);
    return overbooked.some(({ start, end }) => taken.start < end && start < taken.end);
  });
}

function joined(periods: readonly Period[]): Period[] {
  const result: Period[] = [];
  for (const { start, end } of periods) {
    const last = result.at(-1);
    if (last?.end === start) last.end = end;
    else result.push({ start, end });
  }
  return result;
}
