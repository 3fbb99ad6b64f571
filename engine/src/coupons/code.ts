import type { Instant } from '../time/instant.ts';

/** The most codes that one discount can generate at a time. */
export const GENERATED_CODES_MAX = 2000;

/** What a customer types to get a discount. */
export interface DiscountCode {
  code: string;
  /** Bookings that may use it; `null` for any number. */
  uses: number | null;
  used: number;
  /** The moment from which it no longer counts; `null` for no end. */
  endsAt: Instant | null;
  active: boolean;
}

/** Why a code cannot be used, by name. */
export const CODE_REFUSAL = {
  off: 'This code is switched off.',
  ended: 'This code has ended.',
  usedUp: 'This code has been used up.',
} as const;

/** Whether a code can be used for one more booking, or why not. */
export function checkCode(
  { uses, used, endsAt, active }: DiscountCode,
  now: Instant,
): { usable: true } | { usable: false; message: string } {
  if (!active) return { usable: false, message: CODE_REFUSAL.off };
  if (endsAt !== null && now >= endsAt) return { usable: false, message: CODE_REFUSAL.ended };
  if (usesLeft({ uses, used }) < 1) return { usable: false, message: CODE_REFUSAL.usedUp };
  return { usable: true };
}

/** How many more bookings may use a code; below 0 when too many have. */
export function usesLeft({ uses, used }: Pick<DiscountCode, 'uses' | 'used'>): number {
  return uses === null ? Number.POSITIVE_INFINITY : uses - used;
}
