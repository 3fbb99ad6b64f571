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
