import { EXAMPLE_ID } from '@slipway/contract';

/** The boats of Heron Bay Boats that are booked, as its company file has them. */
export const FLEETS = [
  {
    name: 'Plover 5 at North Pier',
    dockId: EXAMPLE_ID.northPier,
    boatModelId: EXAMPLE_ID.plover5,
    boats: 6,
    turnaroundMinutes: 0,
  },
  {
    name: 'Gannet 8 at North Pier',
    dockId: EXAMPLE_ID.northPier,
    boatModelId: EXAMPLE_ID.gannet8,
    boats: 2,
    turnaroundMinutes: 15,
  },
  {
    name: 'Gannet 8 at Mill Lock',
    dockId: EXAMPLE_ID.millLock,
    boatModelId: EXAMPLE_ID.gannet8,
    boats: 2,
    turnaroundMinutes: 15,
  },
] as const;

export type SoakFleet = (typeof FLEETS)[number];
