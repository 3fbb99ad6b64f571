import type { BookingStatus } from '@slipway/contract';
import { COMPLETE_AFTER_HOURS } from './timers.ts';

/** Who changes a booking. */
export type Actor = 'customer' | 'staff' | 'system' | 'api';

/** One allowed change of a booking's status. */
export interface Transition {
  from: BookingStatus | 'new';
  to: BookingStatus;
  trigger: string;
  /** The trigger in words, with screen labels in bold. */
  when: string;
  by: readonly Actor[];
  /** Whether boats must be free at that moment. */
  needsFreeBoats: boolean;
}

/** Every way a booking's status can change. What is not here is not possible. */
export const TRANSITIONS = [
  {
    from: 'new',
    to: 'draft',
    trigger: 'details_reached',
    when: 'The customer reaches the details step.',
    by: ['customer'],
    needsFreeBoats: true,
  },
  {
    from: 'new',
    to: 'draft',
    trigger: 'saved_by_staff',
    when: 'Staff save **New booking**.',
    by: ['staff'],
    needsFreeBoats: true,
  },
  {
    from: 'new',
    to: 'confirmed',
    trigger: 'created_through_api',
    when: '`POST /v1/bookings` is called.',
    by: ['api'],
    needsFreeBoats: true,
  },
  {
    from: 'new',
    to: 'draft',
    trigger: 'held_through_api',
    when: '`POST /v1/bookings` is called with `holdMinutes`.',
    by: ['api'],
    needsFreeBoats: true,
  },
  {
    from: 'new',
    to: 'option',
    trigger: 'option_through_api',
    when: '`POST /v1/bookings` is called with `optionHours`.',
    by: ['api'],
    needsFreeBoats: true,
  },
  {
    from: 'draft',
    to: 'option',
    trigger: 'approval_requested',
    when: 'The customer sends a request under **On approval**.',
    by: ['customer'],
    needsFreeBoats: false,
  },
  {
    from: 'draft',
    to: 'option',
    trigger: 'kept_as_option',
    when: 'Staff choose **Keep as option**.',
    by: ['staff'],
    needsFreeBoats: false,
  },
  {
    from: 'draft',
    to: 'confirmed',
    trigger: 'required_amount_paid',
    when: 'The required amount is paid.',
    by: ['customer'],
    needsFreeBoats: false,
  },
  {
    from: 'draft',
    to: 'confirmed',
    trigger: 'confirmed_without_payment',
    when: 'The customer confirms where no payment is needed.',
    by: ['customer'],
    needsFreeBoats: false,
  },
  {
    from: 'draft',
    to: 'confirmed',
    trigger: 'confirmed_by_staff',
    when: 'Staff choose **Confirm**.',
    by: ['staff'],
    needsFreeBoats: false,
  },
  {
    from: 'draft',
    to: 'confirmed',
    trigger: 'confirmed_through_api',
    when: '`POST /v1/bookings/{id}/confirm` is called.',
    by: ['api'],
    needsFreeBoats: false,
  },
  {
    from: 'draft',
    to: 'expired',
    trigger: 'hold_ended',
    when: 'The hold ends.',
    by: ['system'],
    needsFreeBoats: false,
  },
  {
    from: 'draft',
    to: 'canceled',
    trigger: 'canceled',
    when: '**Cancel booking** is chosen, or the API cancels. No message is sent.',
    by: ['staff', 'api'],
    needsFreeBoats: false,
  },
  {
    from: 'option',
    to: 'confirmed',
    trigger: 'confirmed_by_staff',
    when: 'Staff choose **Confirm**.',
    by: ['staff'],
    needsFreeBoats: false,
  },
  {
    from: 'option',
    to: 'confirmed',
    trigger: 'confirmed_through_api',
    when: '`POST /v1/bookings/{id}/confirm` is called.',
    by: ['api'],
    needsFreeBoats: false,
  },
  {
    from: 'option',
    to: 'confirmed',
    trigger: 'payment_request_paid',
    when: 'The payment request of the option is paid.',
    by: ['customer'],
    needsFreeBoats: false,
  },
  {
    from: 'option',
    to: 'expired',
    trigger: 'deadline_passed',
    when: 'The deadline passes.',
    by: ['system'],
    needsFreeBoats: false,
  },
  {
    from: 'option',
    to: 'canceled',
    trigger: 'canceled',
    when: 'The option is withdrawn.',
    by: ['staff', 'customer', 'api'],
    needsFreeBoats: false,
  },
  {
    from: 'confirmed',
    to: 'completed',
    trigger: 'all_trips_back',
    when: 'Every trip is back.',
    by: ['staff', 'customer', 'system'],
    needsFreeBoats: false,
  },
  {
    from: 'confirmed',
    to: 'completed',
    trigger: 'return_long_past',
    when: `The return time is ${COMPLETE_AFTER_HOURS} hours past and no trip is running.`,
    by: ['system'],
    needsFreeBoats: false,
  },
  {
    from: 'confirmed',
    to: 'canceled',
    trigger: 'canceled',
    when: '**Cancel booking** is chosen or the API cancels; the customer only if the customer type allows it.',
    by: ['staff', 'customer', 'api'],
    needsFreeBoats: false,
  },
  {
    from: 'expired',
    to: 'confirmed',
    trigger: 'late_payment',
    when: 'A late payment lands while boats are free.',
    by: ['system'],
    needsFreeBoats: true,
  },
  {
    from: 'expired',
    to: 'confirmed',
    trigger: 'revived',
    when: 'Staff choose **Revive** while boats are free.',
    by: ['staff'],
    needsFreeBoats: true,
  },
] as const satisfies readonly Transition[];

/** What makes a booking's status change. */
export type Trigger = (typeof TRANSITIONS)[number]['trigger'];
