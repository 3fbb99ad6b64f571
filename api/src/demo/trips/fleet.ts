import type { Company } from '@slipway/company';
import {
  type Placement,
  type Pricing,
  type RentalSetup,
  type Schedule,
  staysAt,
  type TrafficLimit,
} from '@slipway/engine';

/** One boat model at one dock, with everything that decides what can be booked there. */
export type DemoFleet = {
  fleetId: string;
  setup: RentalSetup;
  dockId: string;
  boatModelId: string;
  timeZone: string;
  capacity: number;
  mostBoats: number;
  placements: Placement[];
  schedule: Schedule;
  pricing: Pricing;
  trafficLimit: TrafficLimit | null;
};

/** The fleets of a company for which there is a rental setup. */
export function fleetsOf(company: Company): DemoFleet[] {
  return company.rentalSetups.map((setup) => {
    const dock = byId(company.docks, setup.dockId);
    const model = byId(company.boatModels, setup.boatModelId);
    const fleet = company.fleets.find(
      ({ dockId, boatModelId }) => dockId === dock.id && boatModelId === model.id,
    );
    return {
      fleetId: fleet?.id ?? '',
      setup,
      dockId: dock.id,
      boatModelId: model.id,
      timeZone: dock.address.timeZoneName,
      capacity: model.capacity,
      mostBoats: model.mostBoatsPerBooking ?? model.boats.length,
      placements: model.placements,
      schedule: byId(company.schedules, setup.scheduleId).definition,
      pricing: byId(company.pricings, setup.pricingId).definition,
      trafficLimit: dock.trafficLimit,
    };
  });
}

/** How many boats of the fleet lie at its dock at a moment. */
export function boatsAt({ dockId, placements }: DemoFleet, moment: number): number {
  return staysAt(dockId, placements).filter(({ start, end }) => start <= moment && moment < end)
    .length;
}

function byId<Entry extends { id: string }>(entries: readonly Entry[], id: string): Entry {
  const entry = entries.find((candidate) => candidate.id === id);
  if (!entry) throw new Error(`The demo company has nothing with the ID ${id}.`);
  return entry;
}
