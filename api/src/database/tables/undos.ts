import type { JSONColumnType } from 'kysely';

export type UndoTables = {
  /** What a member can take back for some seconds. */
  undos: {
    id: string;
    /** Who has done it, as the history names them. */
    actor: string;
    until: Date;
    restored: JSONColumnType<Restored>;
  };
};

/** What was there before a change, as PostgreSQL writes rows as JSON. */
export type Restored = {
  bookings: BookingBefore[];
  blockout: {
    id: string;
    /** Null for one that was new. */
    before: Record<string, unknown> | null;
    /** What the change left it at; null when that removed it. */
    changedAt?: string | null;
  } | null;
  /** Messages and orders to the provider that wait until the change can no longer be taken back. */
  messageIds: string[];
  orderIds: string[];
};

export type BookingBefore = {
  id: string;
  /** When the change was made; whoever changed the booking afterwards has built on it. */
  changedAt: string;
  booking: Record<string, unknown>;
  /** The rows of each table that belong to the booking. */
  rows: Record<string, Record<string, unknown>[]>;
  /** How much there was too little of already, such as boats of an overbooked trip. */
  missing?: Record<string, number>;
  /** How many entries the change left in its books; what has moved since is not undone. */
  moneyLeft?: number;
};
