import type { BookingStatus } from '@slipway/contract';
import type { Cents, DepositTaking, Instant, TripState } from '@slipway/engine';
import type { Booking } from './saturday.ts';
import { statusAt, statusSince } from './seen-at.ts';

/** One line on the History tab of a booking. */
export type HistoryEntry = {
  at: Instant;
  /** A team member, the customer or `System`. */
  who: string;
} & (
  | { what: 'created'; to: BookingStatus }
  | { what: 'status'; from: BookingStatus; to: BookingStatus }
  | { what: 'payment'; from: Cents; to: Cents }
  | { what: 'deposit'; taking: DepositTaking; amount: Cents }
  | { what: 'trip'; boat: string; from: TripState; to: TripState }
);

const SYSTEM = 'System';

/** What had happened to a booking by a moment, newest first. */
export function historyOf(booking: Booking, moment: Instant): HistoryEntry[] {
  const entries: HistoryEntry[] = [
    { at: booking.bookedAt, who: booking.madeBy, what: 'created', to: 'draft' },
    ...moneyEntries(booking),
    ...tripEntries(booking),
    ...statusEntries(booking, moment),
  ];
  // Of two entries at the same moment, the later one in the list happened later.
  return entries
    .filter(({ at }) => at <= moment)
    .sort((a, b) => a.at - b.at)
    .toReversed();
}

function moneyEntries({ payments, deposits, customer, madeBy }: Booking): HistoryEntry[] {
  let paid = 0;
  return [
    ...payments.map(({ at, source, amount }): HistoryEntry => {
      const from = paid;
      paid += amount;
      const who = source === 'cash' ? madeBy : customer.fullName;
      return { at, who, what: 'payment', from, to: paid };
    }),
    ...deposits.flatMap(({ takenAt: at, taking, amount }): HistoryEntry[] =>
      at === null ? [] : [{ at, who: SYSTEM, what: 'deposit', taking, amount }],
    ),
  ];
}

function statusEntries(booking: Booking, moment: Instant): HistoryEntry[] {
  const { bookedAt, bookedBy, madeBy, confirmedAt, optionUntil } = booking;
  const entries: HistoryEntry[] = [];
  let from: BookingStatus = 'draft';
  const change = (at: Instant, who: string, to: BookingStatus) => {
    if (from !== to) entries.push({ at, who, what: 'status', from, to });
    from = to;
  };
  if (optionUntil !== null) change(bookedAt, madeBy, 'option');
  // A customer confirms by paying, staff by hand.
  if (confirmedAt !== null)
    change(confirmedAt, bookedBy === 'staff' ? madeBy : SYSTEM, 'confirmed');
  const status = statusAt(booking, moment);
  if (status === 'completed' || status === 'expired') {
    change(statusSince(booking, moment), SYSTEM, status);
  }
  return entries;
}

function tripEntries({ trips }: Booking): HistoryEntry[] {
  return trips.flatMap(({ boat, outAt, backAt, handedOutBy }): HistoryEntry[] => {
    if (!boat || !handedOutBy) return [];
    const trip = { who: handedOutBy, what: 'trip', boat: boat.name } as const;
    return [
      ...(outAt === null ? [] : [{ ...trip, at: outAt, from: 'ready', to: 'out' } as const]),
      ...(backAt === null ? [] : [{ ...trip, at: backAt, from: 'out', to: 'back' } as const]),
    ];
  });
}
