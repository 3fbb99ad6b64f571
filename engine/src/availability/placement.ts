import type { Instant, Period } from '../time/instant.ts';

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

/** The periods in which boats lie at a dock, one for each boat and stay; some never end. */
export function staysAt(dockId: string, placements: readonly Placement[]): Period[] {
  const byBoat = new Map<string, Placement[]>();
  for (const placement of placements) {
    const ofBoat = byBoat.get(placement.boatId);
    if (ofBoat) ofBoat.push(placement);
    else byBoat.set(placement.boatId, [placement]);
  }
  return [...byBoat.values()].flatMap((ofBoat) => staysOfBoat(dockId, ofBoat));
}

function staysOfBoat(dockId: string, placements: readonly Placement[]): Period[] {
  const inOrder = placements.toSorted((a, b) => a.from - b.from);
  const stays: Period[] = [];
  let dock: string | null = null;
  inOrder.forEach((placement, index) => {
    const end = inOrder[index + 1]?.from ?? Number.POSITIVE_INFINITY;
    if (placement.type === 'dock') dock = placement.dockId;
    const outUntil = placement.type === 'dock' ? placement.from : placement.until;
    const start = Math.max(placement.from, outUntil ?? Number.POSITIVE_INFINITY);
    if (dock === dockId && start < end) stays.push({ start, end });
  });
  return stays;
}

/** A time in which a boat that belongs to a dock is out of service; null when no end is known. */
export interface Pause {
  start: Instant;
  end: Instant | null;
}

/** When a boat that would otherwise lie at a dock is out of service. */
export function pausesAt(dockId: string, placements: readonly Placement[]): Pause[] {
  const inOrder = placements.toSorted((a, b) => a.from - b.from);
  const pauses: Pause[] = [];
  let dock: string | null = null;
  inOrder.forEach((placement, index) => {
    if (placement.type === 'dock') {
      dock = placement.dockId;
      return;
    }
    if (dock !== dockId) return;
    const ends = [placement.until, inOrder[index + 1]?.from].filter((end) => end != null);
    pauses.push({ start: placement.from, end: ends.length === 0 ? null : Math.min(...ends) });
  });
  return pauses;
}

/** Where a boat belongs at a moment, and until when it is out of service there. */
export interface PlaceNow {
  dockId: string;
  /** Null for no end; undefined while it is in service. */
  outOfServiceUntil: Instant | null | undefined;
}

/** Where one boat is at a moment; nothing when it has never been placed at a dock. */
export function placeAt(placements: readonly Placement[], moment: Instant): PlaceNow | undefined {
  const begun = placements.filter(({ from }) => from <= moment).toSorted((a, b) => a.from - b.from);
  const last = begun.at(-1);
  const dockId = begun.findLast((placement) => placement.type === 'dock')?.dockId;
  if (!last || dockId === undefined) return undefined;
  if (last.type === 'dock' || (last.until !== null && last.until <= moment)) {
    return { dockId, outOfServiceUntil: undefined };
  }
  return { dockId, outOfServiceUntil: last.until };
}
