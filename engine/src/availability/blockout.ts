import type { Instant } from '../time/instant.ts';

/** A period in which boats cannot be booked. A number counts for each dock and model. */
export interface Blockout {
  reason: string;
  from: Instant;
  until: Instant;
  docks: 'all' | string[];
  boatModels: 'all' | string[];
  boats: 'all' | number;
}
