import type { EventType } from '@slipway/contract';
import type { Transition } from './transitions.ts';

/** What others are told when a booking's status changes. */
export function eventOfTransition({ from, to }: Pick<Transition, 'from' | 'to'>): EventType {
  if (from === 'new') return 'booking.created';
  return to === 'draft' || to === 'option' ? 'booking.updated' : `booking.${to}`;
}
