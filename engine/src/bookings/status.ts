import type { BookingStatus } from '@slipway/contract';
import type { Instant } from '../time/instant.ts';

/** A booking as far as its status and its timers care. */
export interface BookingState {
  status: BookingStatus;
  pickup: Instant;
  return: Instant;
  /** When the hold of a draft or the deadline of an option ends. */
  heldUntil: Instant | null;
}
