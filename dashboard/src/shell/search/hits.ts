import type { Answer } from '../../api/call.ts';
import { bookingPath, customerPath } from '../paths.ts';
import type { useDockTime } from '../viewed/dock-time.ts';

type Found = Answer<'searchEverything'>;

export interface Hit {
  key: string;
  group: 'Bookings' | 'Customers';
  path: string;
  title: string;
  /** A short word at the edge: the reference. */
  aside: string;
  detail: string;
}

/** Everything that was found, in the order in which it is shown. */
export function hitsOf(found: Found, time: ReturnType<typeof useDockTime>): Hit[] {
  return [
    ...found.bookings.map(
      (booking): Hit => ({
        key: booking.id,
        group: 'Bookings',
        path: bookingPath(booking.reference),
        title: booking.customerName ?? 'Draft without a name',
        aside: booking.reference,
        detail: [
          time(booking.pickup, booking.dockId, 'day'),
          booking.boatModelName,
          booking.boatNames.join(', '),
          booking.status === 'confirmed' ? '' : booking.status,
        ]
          .filter(Boolean)
          .join(' · '),
      }),
    ),
    ...found.customers.map(
      (customer): Hit => ({
        key: customer.id,
        group: 'Customers',
        path: customerPath(customer.id),
        title: customer.name,
        aside: '',
        detail: [customer.emailAddress, customer.phoneNumber].filter(Boolean).join(' · '),
      }),
    ),
  ];
}
