import type { EventType } from '../events/schema.ts';
import { EXAMPLE_ID } from './ids.ts';

/** The endpoint of the hotel that sells trips. */
export const HOTEL_WEBHOOK = {
  id: EXAMPLE_ID.webhook,
  name: 'Hotel Reedside desk',
  url: 'https://reedside.example/slipway-events',
  events: ['booking.confirmed', 'booking.updated', 'booking.canceled'],
  enabled: true,
  failingSince: null,
  createdAt: '2025-05-20T08:15:42.600Z',
} as const;

/** R7K2QD, the booking of the reference, was confirmed. */
export const CONFIRMED_EVENT = {
  id: EXAMPLE_ID.event,
  type: 'booking.confirmed',
  timestamp: '2025-06-02T18:24:51.906Z',
  tenantId: EXAMPLE_ID.heronBay,
  data: {
    bookingId: EXAMPLE_ID.modelBooking,
    reference: 'R7K2QD',
    status: 'confirmed',
    updatedAt: '2025-06-02T18:24:51.906Z',
    changed: ['status'],
  },
} as const;

const booking = (type: EventType, change: object) => ({
  ...CONFIRMED_EVENT,
  type,
  data: { ...CONFIRMED_EVENT.data, ...change },
});

const { updatedAt } = CONFIRMED_EVENT.data;
const other = (type: EventType, data: object) => ({
  ...CONFIRMED_EVENT,
  type,
  data: { updatedAt, changed: [], ...data },
});

/** An event of each type, as an endpoint is sent it. */
export const EXAMPLE_EVENTS: Readonly<Record<EventType, object>> = {
  'booking.created': booking('booking.created', { status: 'draft' }),
  'booking.confirmed': CONFIRMED_EVENT,
  'booking.updated': booking('booking.updated', { changed: ['passengers'] }),
  'booking.expired': booking('booking.expired', { status: 'expired' }),
  'booking.completed': booking('booking.completed', { status: 'completed' }),
  'booking.canceled': booking('booking.canceled', { status: 'canceled' }),
  'customer.created': other('customer.created', {
    customerId: EXAMPLE_ID.ines,
    changed: ['givenName', 'familyName'],
  }),
  'customer.updated': other('customer.updated', {
    customerId: EXAMPLE_ID.ines,
    changed: ['phoneNumber'],
  }),
  'webhook.test': other('webhook.test', { webhookId: EXAMPLE_ID.webhook }),
};
