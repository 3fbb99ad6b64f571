import type { Instant } from '../time/instant.ts';

/** The boat lies at a dock from this moment until its next placement. */
export interface DockPlacement {
  type: 'dock';
  boatId: string;
  dockId: string;
  from: Instant;
}

/**
 * The boat cannot be rented from this moment until its next placement. With an end, it is back
 * at the dock where it lay before.
 */
export interface OutOfServicePlacement {
  type: 'out_of_service';
  boatId: string;
  from: Instant;
  until: Instant | null;
}

/** A dated entry that says where one boat is. */
export type Placement = DockPlacement | OutOfServicePlacement;
