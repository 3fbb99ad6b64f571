import { type HistoryEntry, historyOf, type Saturday } from '@slipway/company';
import { TEAM } from '@slipway/contract';
import type { Instant } from '@slipway/engine';
import type { TenantDatabase } from '../database/database.ts';
import type { Changes } from '../database/tables/bookings.ts';
import { newId } from '../new-id.ts';

type Booking = Saturday['bookings'][number];

/** What had happened to the bookings of the guides by now, as their History tells it. */
export async function storeSaturdayHistory(
  company: TenantDatabase,
  bookings: readonly Booking[],
  now: Instant,
): Promise<void> {
  const rows = bookings.flatMap((booking) =>
    historyOf(booking, now)
      .toReversed()
      .map((entry, index) => {
        // Entries of one minute keep their order by a millisecond each.
        const happenedAt = new Date(entry.at + index);
        return {
          id: newId(happenedAt, bytesOf(booking.id, index)),
          booking_id: booking.id,
          happened_at: happenedAt,
          actor: actorOf(entry.who, booking),
          changes: JSON.stringify(changesOf(entry)),
        };
      }),
  );
  if (rows.length > 0) await company.insertInto('booking_history').values(rows).execute();
}

function actorOf(who: string, { customer }: Booking): string {
  const member = Object.values(TEAM).find(({ name }) => name === who);
  if (member) return `member:${member.id}`;
  return who === customer.fullName ? `customer:${customer.id}` : 'system';
}

function changesOf(entry: HistoryEntry): Changes {
  switch (entry.what) {
    case 'created':
      return { status: { from: null, to: entry.to } };
    case 'status':
      return { status: { from: entry.from, to: entry.to } };
    case 'payment':
      return { payments: { from: entry.from, to: entry.to } };
    case 'deposit':
      return { deposits: { from: null, to: entry.amount } };
    case 'trip':
      return {
        trips: { from: `${entry.boat}: ${entry.from}`, to: `${entry.boat}: ${entry.to}` },
      };
  }
}

/** The same booking always has the same entries, in every world that is made of it. */
function bytesOf(bookingId: string, index: number): Uint8Array<ArrayBuffer> {
  const digits = bookingId.replaceAll('-', '').match(/../g) ?? [];
  return Uint8Array.from(digits, (pair, at) => Number.parseInt(pair, 16) ^ (at === 15 ? index : 0));
}
