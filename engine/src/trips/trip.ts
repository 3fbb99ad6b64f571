import type { Instant } from '../time/instant.ts';

/** What is asked for: which boats, where and when. */
export interface Trip {
  dockId: string;
  boatModelId: string;
  /** The dock's time zone, such as `Europe/Copenhagen`. */
  timeZone: string;
  pickup: Instant;
  return: Instant;
  boats: number;
  passengers: number;
}

/** A trip with what is known about its sale. Prices, deposits and discounts depend on it. */
export interface TripSale extends Trip {
  /** The moment of booking, from which "booked ahead" counts. */
  bookedAt: Instant;
  customerTypeId: string | null;
  partnerCode: string | null;
  /** The slot that the trip fills, when its schedule has slots. */
  slotId: string | null;
}
