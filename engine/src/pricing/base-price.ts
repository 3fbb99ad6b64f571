import { calculateAmount, type TripFigures } from './amount.ts';
import type { Calculated } from './calculated.ts';
import type { Pricing } from './pricing.ts';

/** The price of one boat before price rules. */
export function basePrice(
  pricing: Pricing,
  figures: TripFigures,
  slotId: string | null,
): Calculated {
  switch (pricing.type) {
    case 'simple':
      return calculateAmount({ type: 'table', table: pricing.table }, figures);
    case 'flexible':
      return calculateAmount(pricing.base, figures);
    case 'slot': {
      const slot = pricing.prices.find((candidate) => candidate.slotId === slotId);
      return slot
        ? { ok: true, amount: slot.price, explanation: 'price of the slot' }
        : { ok: false, message: 'This slot has no price.', problem: null };
    }
  }
}
