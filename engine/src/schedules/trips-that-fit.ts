import { type Instant, MINUTE } from '../time/instant.ts';
import type { LocalDate } from '../time/local.ts';
import type { Schedule } from './schedule.ts';
import { type StartTime, startTimesOn } from './start-times.ts';

/** The trips of one boat on one day. */
export interface FullDay {
  trips: { pickup: Instant; return: Instant }[];
  /** The longest trip that still fits after them, when there is one. */
  rest: { pickup: Instant; minutes: number } | null;
}

/**
 * As many trips as one boat can make on a date, with turnaround between them. `minutes` is their
 * length; slots have their own.
 */
export function tripsThatFit(
  schedule: Schedule,
  date: LocalDate,
  timeZone: string,
  minutes: number,
): FullDay {
  const startTimes = startTimesOn(schedule, date, timeZone);
  const { before, after } = schedule.turnaround;
  const trips: FullDay['trips'] = [];
  let freeFrom = Number.NEGATIVE_INFINITY;
  const fits = (pickup: Instant) => pickup - before * MINUTE >= freeFrom;

  // Taking the trip that ends first never leaves room for fewer.
  for (const trip of candidates(schedule, startTimes, minutes)) {
    if (!fits(trip.pickup)) continue;
    trips.push(trip);
    freeFrom = trip.return + after * MINUTE;
  }
  const next = startTimes.find(({ pickup }) => fits(pickup));
  const rest = next && { pickup: next.pickup, minutes: longestOf(next) };
  return { trips, rest: rest ?? null };
}

function candidates(schedule: Schedule, startTimes: StartTime[], minutes: number) {
  return startTimes
    .flatMap(({ pickup, returns }) => returns.map((back) => ({ pickup, return: back })))
    .filter((trip) => schedule.type === 'slot' || trip.return - trip.pickup === minutes * MINUTE)
    .sort((a, b) => a.return - b.return);
}

function longestOf({ pickup, returns }: StartTime): number {
  return (Math.max(...returns) - pickup) / MINUTE;
}
