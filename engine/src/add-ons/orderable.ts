import { HOUR, type Instant } from '../time/instant.ts';
import { holdsFor } from '../trips/matching.ts';
import type { TripSale } from '../trips/trip.ts';
import type { AddOn } from './add-on.ts';

/** The most pieces that a booking may have, and what sets that limit. */
export interface Orderable {
  /** `null` for no limit. */
  most: number | null;
  /** Why nothing can be ordered; `null` when something can. */
  reason: string | null;
}

/** How many pieces of an add-on a booking may order at a given moment. */
export function orderable(
  addOn: AddOn,
  sale: TripSale,
  order: { now: Instant; soldThatDay: number },
): Orderable {
  const reason = whyNot(addOn, sale, order.now);
  if (reason) return { most: 0, reason };
  const { perBooking, perBoat, perPassenger } = addOn.limits;
  const limits = [
    perBooking,
    perBoat === undefined ? undefined : perBoat * sale.boats,
    perPassenger === undefined ? undefined : perPassenger * sale.passengers,
    addOn.dailyQuantity === undefined
      ? undefined
      : Math.max(0, addOn.dailyQuantity - order.soldThatDay),
  ].filter((limit) => limit !== undefined);
  if (limits.length === 0) return { most: null, reason: null };
  const most = Math.min(...limits);
  return { most, reason: most === 0 ? `${addOn.name} is gone for that day.` : null };
}

/** Whether an add-on goes with a trip at all, sold out or not. */
export function isOfferedWith(addOn: AddOn, sale: TripSale): boolean {
  return holdsFor(addOn.conditions, sale);
}

function whyNot(addOn: AddOn, sale: TripSale, now: Instant): string | null {
  if (addOn.soldOut) return `${addOn.name} is sold out.`;
  if (!isOfferedWith(addOn, sale)) return `${addOn.name} is not offered with this trip.`;
  if (sale.pickup - now < addOn.orderBeforeHours * HOUR) {
    return `Order ${addOn.name} at least ${addOn.orderBeforeHours} hours before pickup.`;
  }
  return null;
}
