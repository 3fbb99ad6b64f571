/** A booking as its maker knows it from the answers. */
export type KnownBooking = {
  customerId: string;
  dockId: string;
  boatModelId: string;
  pickup: string;
  return: string;
  boats: number;
  passengers: number;
};

/** Everything that the API has acknowledged, which must therefore be there in the end. */
export class Ledger {
  readonly bookings = new Map<string, KnownBooking>();
  /** IDs of the bookings whose customer was to be told. */
  readonly notified = new Set<string>();
  /** Family names by the customer's ID. */
  readonly customers = new Map<string, string>();
  /** What was going on when the last write to a booking or customer was acknowledged, by its ID. */
  readonly acknowledgedIn = new Map<string, string>();
  /** Trips that were asked for. */
  wishes = 0;
}

/** Says in which fields a booking differs from what was acknowledged. */
export function differences(known: KnownBooking, found: KnownBooking): string[] {
  const fields = Object.keys(known) as (keyof KnownBooking)[];
  return fields.filter((field) => known[field] !== found[field]);
}
