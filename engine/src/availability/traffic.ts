import { type Instant, MINUTE, type Period } from '../time/instant.ts';
import { formatLocalTime } from '../time/local-time.ts';
import { localMoment } from '../time/time-zone.ts';

/** How many pickups and returns a dock can handle at each start time, over all its models. */
export interface TrafficLimit {
  count: 'pickups' | 'returns' | 'both';
  by: 'bookings' | 'boats';
  limit: number;
}

/** Boats that leave and come back. */
export interface Movement {
  pickup: Instant;
  return: Instant;
  boats: number;
}

/** Where start times come from: minutes between them and the dock's time zone. */
export interface StartTimes {
  startEvery: number;
  timeZone: string;
}

/** Whether the dock can handle one more trip, or at which start time it cannot and by how much. */
export type TrafficResult =
  | { allowed: true }
  | { allowed: false; startTime: Instant; message: string; over: number };

/** The start time that a moment belongs to, and the time until the next one. */
export function startTimeAround(moment: Instant, { startEvery, timeZone }: StartTimes): Period {
  const { minutes } = localMoment(moment, timeZone);
  const start = moment - Math.round((minutes % startEvery) * MINUTE);
  return { start, end: start + startEvery * MINUTE };
}

/** Checks a trip against the traffic limit of its dock and the trips that are booked there. */
export function checkTraffic(
  limit: TrafficLimit,
  booked: readonly Movement[],
  trip: Movement,
  startTimes: StartTimes,
): TrafficResult {
  const all = [...booked, trip];
  for (const moment of countedMoments(trip, limit)) {
    const around = startTimeAround(moment, startTimes);
    const load = all.reduce((sum, movement) => sum + loadWithin(around, movement, limit), 0);
    if (load > limit.limit) {
      const time = formatLocalTime(localMoment(around.start, startTimes.timeZone).minutes);
      const message = `The dock is full at ${time}. Choose another time.`;
      return { allowed: false, startTime: around.start, message, over: load - limit.limit };
    }
  }
  return { allowed: true };
}

function loadWithin({ start, end }: Period, movement: Movement, limit: TrafficLimit): number {
  const times = countedMoments(movement, limit).filter((moment) => start <= moment && moment < end);
  return times.length * (limit.by === 'boats' ? movement.boats : 1);
}

function countedMoments(movement: Movement, { count }: TrafficLimit): Instant[] {
  if (count === 'pickups') return [movement.pickup];
  if (count === 'returns') return [movement.return];
  return [movement.pickup, movement.return];
}
