import type { TenantDatabase } from '../../database/database.ts';
import { takesBoatsAt } from '../../features/bookings/status-sql.ts';

/** A booking whose trip is not over, and that takes up boats. */
export type UpcomingBooking = {
  reference: string;
  dockId: string;
  boatModelId: string;
  takenFrom: number;
  takenUntil: number;
  boats: number;
};

/** Every booking that a change of the company could break, the next trip first. */
export async function readUpcomingBookings(
  company: TenantDatabase,
  now: Date,
): Promise<UpcomingBooking[]> {
  const rows = await company
    .selectFrom('bookings')
    .select(['reference', 'dock_id', 'boat_model_id', 'taken_from', 'taken_until', 'boats'])
    .where('taken_until', '>', now)
    .where(takesBoatsAt(now))
    .orderBy('taken_from')
    .orderBy('reference')
    .execute();
  return rows.map((row) => ({
    reference: row.reference,
    dockId: row.dock_id,
    boatModelId: row.boat_model_id,
    takenFrom: row.taken_from.getTime(),
    takenUntil: row.taken_until.getTime(),
    boats: row.boats,
  }));
}

const MOST_SHOWN = 5;

/** `booking R7K2QD`, `bookings R7K2QD and X4TTB2`, or the first few of many. */
export function namesOf(bookings: readonly { reference: string }[]): string {
  const shown = bookings.slice(0, MOST_SHOWN).map(({ reference }) => reference);
  const rest = bookings.length - shown.length;
  const last = rest > 0 ? `${rest} more` : shown.pop();
  const list = shown.length > 0 ? `${shown.join(', ')} and ${last}` : last;
  return `${plural(bookings, 'booking', 'bookings')} ${list}`;
}

/** The word for one or for several bookings. */
export function plural(bookings: readonly unknown[], one: string, several: string): string {
  return bookings.length === 1 ? one : several;
}
