import type { BookingStatus } from '@slipway/contract';
import { type Actor, TRANSITIONS, type Trigger } from './transitions.ts';

/** The status after a trigger, or why it cannot happen. */
export type NextStatus =
  | { ok: true; status: BookingStatus; needsFreeBoats: boolean }
  | { ok: false; message: string };

/** The status that a booking gets when something happens to it. */
export function nextStatus(
  from: BookingStatus | 'new',
  trigger: Trigger,
  actor: Actor,
): NextStatus {
  const possible = TRANSITIONS.filter((transition) => transition.from === from);
  if (possible.length === 0) {
    return { ok: false, message: `A ${from} booking is final. Copy it to a new booking.` };
  }
  const transition = possible.find((candidate) => candidate.trigger === trigger);
  if (!transition) {
    return { ok: false, message: `This cannot happen to a booking that is ${from}.` };
  }
  if (!(transition.by as readonly Actor[]).includes(actor)) {
    return { ok: false, message: `Only ${transition.by.join(' or ')} can do this.` };
  }
  return { ok: true, status: transition.to, needsFreeBoats: transition.needsFreeBoats };
}

/** The statuses that a booking can have next. */
export function statusesAfter(status: BookingStatus): BookingStatus[] {
  const next = TRANSITIONS.filter(({ from }) => from === status).map(({ to }) => to);
  return [...new Set(next)];
}
