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
    Math.max(0, piecesLeft(addOn, order.soldThatDay)),
  ].filter((limit) => limit !== undefined);
  const most = Math.min(...limits);
  if (most === Number.POSITIVE_INFINITY) return { most: null, reason: null };
  return { most, reason: most === 0 ? goneForTheDayText(addOn.name) : null };
}

export function goneForTheDayText(name: string): string {
  return `${name} is gone for that day.`;
}

/** How many more pieces of an add-on can go out on a day; below 0 when too many do. */
export function piecesLeft(
  { dailyQuantity = Number.POSITIVE_INFINITY }: Pick<AddOn, 'dailyQuantity'>,
  soldThatDay: number,
): number {
  return dailyQuantity - soldThatDay;
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
