import { type FullDay, MINUTE, minutesText, type WeeklySchedule } from '@slipway/engine';
import { clock, hoursText } from '../day/clock.ts';
import type { ResultLine } from '../frame/calculation.ts';

/** Every trip with the time at which its boat is ready again, what else fits, and the count. */
export function tripLines(
  { trips, rest }: FullDay,
  { turnaround, days }: WeeklySchedule,
  minutes: number,
): ResultLine[] {
  const { before, after } = turnaround;
  const lines: ResultLine[] = trips.map((trip, index) => ({
    what: `Trip ${index + 1}`,
    how: [
      before > 0 && `${before} min before it from ${clock(trip.pickup - before * MINUTE)}`,
      after > 0 && `${after} min after it until ${clock(trip.return + after * MINUTE)}`,
    ]
      .filter(Boolean)
      .join(', '),
    result: hoursText(trip.pickup, trip.return),
  }));
  if (rest) {
    lines.push({
      what: 'Room left',
      how: `${minutesText(rest.minutes)} is the longest that ends by ${days.saturday?.latestReturn}`,
      result: hoursText(rest.pickup, rest.pickup + rest.minutes * MINUTE),
    });
  }
  return [
    ...lines,
    { what: `Trips of ${minutesText(minutes)}`, result: String(trips.length), isTotal: true },
  ];
}
