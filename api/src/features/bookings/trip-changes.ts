import { formatInstant } from '@slipway/engine';
import type { WantedTrip } from './wanted-trip.ts';
import type { Changes } from './write-history.ts';

/** What differs between two trips, by the names that the API gives to the fields. */
export function tripChanges(before: WantedTrip, after: WantedTrip): Changes {
  const [from, to] = [shown(before), shown(after)];
  const fields = Object.keys(from) as (keyof WantedTrip)[];
  return Object.fromEntries(
    fields
      .filter((field) => from[field] !== to[field])
      .map((field) => [field, { from: from[field], to: to[field] }]),
  );
}

function shown(trip: WantedTrip): Record<keyof WantedTrip, string | number | null> {
  return { ...trip, pickup: formatInstant(trip.pickup), return: formatInstant(trip.return) };
}

/**
 * Whether the second trip needs boats or times that the first has not got. A change that only
 * gives boats back is never refused, not even when the fleet is overbooked.
 */
export function needsOtherBoats(before: WantedTrip, after: WantedTrip): boolean {
  return (
    after.dockId !== before.dockId ||
    after.boatModelId !== before.boatModelId ||
    after.pickup !== before.pickup ||
    after.return !== before.return ||
    after.boats > before.boats
  );
}
