import { type BookedBy, HOUR, MINUTE } from '@slipway/engine';
import type { Random } from '../random.ts';
import type { DemoFleet } from './fleet.ts';

/** A trip that somebody booked, before it has a customer and a price. */
export type DemoTrip = {
  fleet: DemoFleet;
  pickup: number;
  return: number;
  slotId: string | null;
  boats: number;
  passengers: number;
  bookedAt: number;
  bookedBy: BookedBy;
  /** What became of it. */
  fate: 'kept' | 'canceled' | 'expired' | 'option' | 'draft';
  /** Whether its boats should be back by now, are not, and nothing is paid. */
  isLate: boolean;
};

/** Whether the trip takes up boats, or took them up when it was made. */
export function takesBoats({ fate }: DemoTrip): boolean {
  return fate !== 'canceled' && fate !== 'expired';
}

/** Bookings of the demo are made at whole minutes. */
export function wholeMinute(moment: number): number {
  return Math.floor(moment / MINUTE) * MINUTE;
}

const OPTIONS = 5;
const DRAFTS = 3;

/** Makes a few trips of the coming weeks options and drafts, which staff entered today. */
export function withPending(trips: readonly DemoTrip[], now: number, random: Random): DemoTrip[] {
  const candidates = trips
    .filter(({ fate, pickup }) => fate === 'kept' && pickup > now + 72 * HOUR)
    .sort((a, b) => a.pickup - b.pickup)
    .slice(0, OPTIONS + DRAFTS);
  const fates = new Map<DemoTrip, DemoTrip['fate']>(
    candidates.map((trip, index) => [trip, index < OPTIONS ? 'option' : 'draft']),
  );
  return trips.map((trip) => {
    const fate = fates.get(trip);
    if (!fate) return trip;
    const bookedAt = wholeMinute(now - random.between(5, 12 * 60) * MINUTE);
    return { ...trip, fate, bookedAt, bookedBy: 'staff' };
  });
}
