import type { BookingStatus } from '@slipway/contract';
import type { Instant } from '../time/instant.ts';
import { completesAt } from './timers.ts';

/** A booking as far as its timers care. */
export interface BookingState {
  status: BookingStatus;
  return: Instant;
  /** When the hold of a draft or the deadline of an option ends. */
  heldUntil: Instant | null;
  /** Whether a boat of the booking is still out. */
  tripRunning: boolean;
}

/** The statuses in which a booking takes up boats; drafts and options do so only while held. */
export const STATUSES_TAKING_BOATS = [
  'draft',
  'option',
  'confirmed',
] as const satisfies BookingStatus[];

/** Whether a booking takes up its boats at a moment. */
export function takesBoats(
  booking: Pick<BookingState, 'status' | 'heldUntil'>,
  now: Instant,
): boolean {
  switch (booking.status) {
    case 'confirmed':
      return true;
    case 'draft':
    case 'option':
      return booking.heldUntil === null || now < booking.heldUntil;
    default:
      return false;
  }
}

/** The status that the clock alone gives a booking, or `null` when it stays as it is. */
export function dueStatus(booking: BookingState, now: Instant): BookingStatus | null {
  const { status, heldUntil } = booking;
  if (status === 'draft' || status === 'option') {
    return heldUntil !== null && now >= heldUntil ? 'expired' : null;
  }
  if (status === 'confirmed' && !booking.tripRunning && now >= completesAt(booking)) {
    return 'completed';
  }
  return null;
}
