import { HOUR, type Instant } from '../time/instant.ts';
import type { AddOn } from './add-on.ts';

/** Until when an add-on can be ordered or given back: so many hours before pickup. */
export function orderCutOff(
  { orderBeforeHours }: Pick<AddOn, 'orderBeforeHours'>,
  { pickup }: { pickup: Instant },
): Instant {
  return pickup - orderBeforeHours * HOUR;
}
