import { type Blockout, concerns } from '@slipway/engine';
import type { RecordOf } from '../records/company-records.ts';
import type { TableDifference } from './differences.ts';
import { namesOf, plural, type UpcomingBooking } from './upcoming-bookings.ts';

/** A blockout never cancels a booking: those that it falls on stay, and are named. */
export function blockoutConflicts(
  differences: readonly TableDifference[],
  upcoming: readonly UpcomingBooking[],
): string[] {
  const blockouts = differences
    .filter(({ table }) => table === 'blockouts')
    .flatMap(({ created, changed }) => [...created, ...changed.map(({ record }) => record)]);
  return (blockouts as RecordOf<'blockouts'>[]).flatMap((record) => {
    const blockout = toBlockout(record);
    const bookings = upcoming.filter(
      ({ dockId, boatModelId, takenFrom, takenUntil }) =>
        concerns(blockout, dockId, boatModelId) &&
        takenFrom < blockout.until &&
        blockout.from < takenUntil,
    );
    if (bookings.length === 0) return [];
    const stay = plural(bookings, 'stays as it is', 'stay as they are');
    return [`The blockout ${record.reason} falls on ${namesOf(bookings)}, which ${stay}.`];
  });
}

function toBlockout(record: RecordOf<'blockouts'>): Blockout {
  return {
    reason: record.reason,
    from: record.starts_at.getTime(),
    until: record.ends_at.getTime(),
    docks: record.dock_ids ?? 'all',
    boatModels: record.boat_model_ids ?? 'all',
    boats: record.boats ?? 'all',
  };
}
