/** What can happen to a booking or a customer, as others are told of it. */
export const EVENT_TYPE = {
  'booking.created': 'A booking was made.',
  'booking.confirmed': 'A draft, an option or an expired booking was confirmed.',
  'booking.updated': 'A booking changed in another way: its trip, its money or its deadline.',
  'booking.expired': 'The hold of a draft or the deadline of an option passed.',
  'booking.completed': 'The trip is over and the boats are back.',
  'booking.canceled': 'A booking was called off.',
  'customer.created': 'A customer was stored.',
  'customer.updated': 'A customer changed.',
} as const;

export type EventType = keyof typeof EVENT_TYPE;
