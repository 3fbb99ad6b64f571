import type { BoardModel } from './answer.ts';
import { DAY_MINUTES, type MinuteOf } from './minutes.ts';

/** How many boats of a model are taken at the moment of a day when the fewest are free. */
export interface Occupancy {
  taken: number;
  /** Boats in service at that moment. An overbooked fleet has more taken than it has. */
  of: number;
}

/** The occupancy of each day; null when no boat is in service on it. */
export function occupancyOf(
  { boats, free }: Pick<BoardModel, 'boats' | 'free'>,
  minuteOf: MinuteOf,
  days: number,
): (Occupancy | null)[] {
  const stays = boats.flatMap((boat) =>
    boat.stays.map(({ since, until }) => ({
      from: minuteOf(since),
      to: until === null ? Number.POSITIVE_INFINITY : minuteOf(until),
    })),
  );
  const steps = free.map(({ moment, free: left }) => ({ at: minuteOf(moment), left }));
  const changes = [...steps.map(({ at }) => at), ...stays.flatMap(({ from, to }) => [from, to])];
  return Array.from({ length: days }, (_, day) => {
    const [from, to] = [day * DAY_MINUTES, (day + 1) * DAY_MINUTES];
    const fullest = [from, ...changes.filter((at) => at > from && at < to)]
      .map((at) => ({
        of: stays.filter((stay) => stay.from <= at && stay.to > at).length,
        left: steps.findLast((step) => step.at <= at)?.left ?? 0,
      }))
      .filter(({ of, left }) => of > 0 || left < 0)
      .sort((one, other) => one.left - other.left)[0];
    return fullest ? { taken: fullest.of - fullest.left, of: fullest.of } : null;
  });
}

/** How full that is, in the steps that have a color of their own. */
export type Heat = 'none' | 'empty' | 'some' | 'half' | 'most' | 'full' | 'over';

export function heatOf(occupancy: Occupancy | null): Heat {
  if (!occupancy) return 'none';
  const share = occupancy.taken / occupancy.of;
  if (share > 1) return 'over';
  if (share === 1) return 'full';
  if (share === 0) return 'empty';
  return share > 2 / 3 ? 'most' : share > 1 / 3 ? 'half' : 'some';
}
