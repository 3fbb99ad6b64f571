import { type BookedBy, MINUTE } from '@slipway/engine';
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
};

/** Whether the trip takes up boats, or took them up when it was made. */
export function takesBoats({ fate }: DemoTrip): boolean {
  return fate !== 'canceled' && fate !== 'expired';
}

/** Bookings of the demo are made at whole minutes. */
export function wholeMinute(moment: number): number {
  return Math.floor(moment / MINUTE) * MINUTE;
}
