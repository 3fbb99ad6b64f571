import { HOUR, type Instant, MINUTE } from '../time/instant.ts';

/** How long a draft from the booking form keeps its boat, in minutes. */
export const FORM_HOLD_MINUTES = { default: 20, min: 5, max: 120 } as const;
/** How long a draft saved by staff keeps its boat. */
export const STAFF_HOLD_HOURS = 24;
/** How long an option keeps its boat, in hours. */
export const OPTION_HOURS = { default: 48, min: 1, max: 14 * 24 } as const;
/** A confirmed booking without a running trip is completed so long after its return. */
export const COMPLETE_AFTER_HOURS = 3;

/** When the hold of a draft ends. */
export function holdEndsAt(
  draft: { createdAt: Instant; madeBy: 'customer' | 'staff' },
  formHoldMinutes: number = FORM_HOLD_MINUTES.default,
): Instant {
  const hold = draft.madeBy === 'staff' ? STAFF_HOLD_HOURS * HOUR : formHoldMinutes * MINUTE;
  return draft.createdAt + hold;
}

/** The deadline of an option: never after its pickup. */
export function optionDeadline(
  option: { madeAt: Instant; pickup: Instant },
  hours: number = OPTION_HOURS.default,
): Instant {
  return Math.min(option.madeAt + hours * HOUR, option.pickup);
}

/** When a confirmed booking is completed by itself. */
export function completesAt(booking: { return: Instant }): Instant {
  return booking.return + COMPLETE_AFTER_HOURS * HOUR;
}
