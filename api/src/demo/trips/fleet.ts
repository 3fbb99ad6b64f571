import {
  PLANS,
  type Placement,
  type Plan,
  type Pricing,
  type Schedule,
  type TrafficLimit,
} from '@slipway/engine';
import type { CompanyRecords } from '../../company/records/company-records.ts';

/** One boat model at one dock, with everything that decides what can be booked there. */
export type DemoFleet = {
  fleetId: string;
  setupId: string;
  dockId: string;
  boatModelId: string;
  timeZone: string;
  capacity: number;
  mostBoats: number;
  boats: number;
  placements: Placement[];
  schedule: Schedule;
  pricing: Pricing;
  trafficLimit: TrafficLimit | null;
};

/** The fleets of a company for which there is a rental setup. */
export function fleetsOf(records: CompanyRecords): DemoFleet[] {
  return records.rental_setups.map((setup) => {
    const dock = byId(records.docks, setup.dock_id);
    const model = byId(records.boat_models, setup.boat_model_id);
    const fleet = records.fleets.find(
      ({ dock_id, boat_model_id }) => dock_id === dock.id && boat_model_id === model.id,
    );
    const placements = placementsOf(records, model.id);
    const boats = placements.filter(({ dockId }) => dockId === dock.id).length;
    return {
      fleetId: fleet?.id ?? '',
      setupId: setup.id,
      dockId: dock.id,
      boatModelId: model.id,
      timeZone: dock.address.timeZoneName,
      capacity: model.capacity,
      mostBoats: model.most_boats_per_booking ?? boats,
      boats,
      placements,
      schedule: byId(records.schedules, setup.schedule_id).definition,
      pricing: byId(records.pricings, setup.pricing_id).definition,
      trafficLimit: dock.traffic_limit,
    };
  });
}

/** In the demo every boat lies at one dock from the first day on. */
function placementsOf({ boats, placements }: CompanyRecords, boatModelId: string) {
  const hulls = boats.filter(({ boat_model_id }) => boat_model_id === boatModelId);
  return placements
    .filter(({ boat_id }) => hulls.some(({ id }) => id === boat_id))
    .map(({ boat_id, dock_id, starts_at }) => ({
      type: 'dock' as const,
      boatId: boat_id,
      dockId: dock_id ?? '',
      from: starts_at.getTime(),
    }));
}

/** The share of online payments that Slipway takes from a company. */
export function planPercentageOf({ tenant }: CompanyRecords): number {
  const plans: Readonly<Record<string, Plan>> = PLANS;
  return plans[tenant.plan]?.percentage ?? 0;
}

function byId<Entry extends { id: string }>(entries: readonly Entry[], id: string): Entry {
  const entry = entries.find((candidate) => candidate.id === id);
  if (!entry) throw new Error(`The demo company has nothing with the ID ${id}.`);
  return entry;
}
