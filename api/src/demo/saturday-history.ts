import { type HistoryEntry, historyOf, type Saturday } from '@slipway/company';
import { TEAM } from '@slipway/contract';
import type { Instant } from '@slipway/engine';
import type { Changes } from '../database/tables/bookings.ts';
import type { BookingRows } from './bookings/booking-rows.ts';
import { historyRows } from './bookings/history.ts';

type Booking = Saturday['bookings'][number];

/** What had happened to a booking of the guides by now, as its History tells it. */
export function saturdayHistory(booking: Booking, now: Instant): BookingRows['history'] {
  const entries = historyOf(booking, now)
    .toReversed()
    .map((entry) => ({
      at: new Date(entry.at),
      actor: actorOf(entry.who, booking),
      changes: changesOf(entry),
    }));
  return historyRows(booking.id, entries);
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
