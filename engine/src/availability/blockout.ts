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

/** Whether a blockout concerns a model at a dock. */
export function concerns(blockout: Blockout, dockId: string, boatModelId: string): boolean {
  const { docks, boatModels } = blockout;
  return (
    (docks === 'all' || docks.includes(dockId)) &&
    (boatModels === 'all' || boatModels.includes(boatModelId))
  );
}
