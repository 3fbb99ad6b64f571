import { isFull } from '@slipway/contract/enums';
import type { Answer } from '../../../api/call.ts';
import { dayIn } from './day-in.ts';

type Pickup = Answer<'listStartTimes'>[number]['pickups'][number];
type Return = Pickup['returns'][number];

/** One trip that the schedule has: a pickup with one of its returns. */
export interface Trip extends Return {
  pickup: string;
  slotName: string | null;
  minutes: number;
}

/** Every trip of a day, the earliest first. */
export function tripsOf(pickups: readonly Pickup[]): Trip[] {
  return pickups.flatMap(({ pickup, slotName, returns }) =>
    returns.map((one) => ({
      ...one,
      pickup,
      slotName,
      minutes: (Date.parse(one.return) - Date.parse(pickup)) / 60_000,
    })),
  );
}

/** A trip can be asked for: it is free, or full, and then the form looks for something else. */
export function canBeAsked({ bookable, reason }: Trip): boolean {
  return bookable || isFull(reason);
}

/** Trips that end on the day on which they start, or those that do not. */
export function endingSameDay(trips: readonly Trip[], zone: string, same: boolean): Trip[] {
  return trips.filter(
    ({ pickup, return: back }) =>
      (dayIn(zone, new Date(pickup)) === dayIn(zone, new Date(back))) === same,
  );
}

/** What trips are sorted by before a time is chosen, each with its lowest price. */
export interface Group {
  key: string;
  trips: Trip[];
  /** The lowest price among those that are free, or null. */
  from: number | null;
}

export function groupBy(trips: readonly Trip[], keyOf: (trip: Trip) => string): Group[] {
  const groups = new Map<string, Trip[]>();
  for (const trip of trips) {
    const key = keyOf(trip);
    groups.set(key, [...(groups.get(key) ?? []), trip]);
  }
  return [...groups].map(([key, members]) => {
    const prices = members.flatMap(({ bookable, price }) =>
      bookable && price !== null ? [price] : [],
    );
    return { key, trips: members, from: prices.length > 0 ? Math.min(...prices) : null };
  });
}
