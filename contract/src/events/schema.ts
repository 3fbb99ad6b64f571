import Type from 'typebox';
import { BOOKING_STATUS } from '../enums.ts';
import { EXAMPLE_ID } from '../examples/ids.ts';
import { entity, flag, group, id, listOf, oneOf, text, timestamp } from '../schema/fields.ts';

/** What can happen, as others are told of it. */
export const EVENT_TYPE = {
  'booking.created': 'A booking was made: a draft, an option or a confirmed one.',
  'booking.confirmed': 'A draft, an option or an expired booking was confirmed.',
  'booking.updated': 'A booking changed in another way: its trip, its money or its deadline.',
  'booking.expired': 'The hold of a draft or the deadline of an option passed.',
  'booking.completed': 'The trip is over and the boats are back.',
  'booking.canceled': 'A booking was called off.',
  'customer.created': 'A customer was stored.',
  'customer.updated': 'A customer changed.',
  'webhook.test': 'Sent to an endpoint when it is made, so that you can see that it works.',
} as const;

export type EventType = keyof typeof EVENT_TYPE;

/** What an event tells. It names things and holds no personal data: read them for more. */
const data = group(
  { description: 'What it happened to, and which fields changed. Read the rest through the API.' },
  {
    bookingId: Type.Optional(
      id({
        description: 'ID of the booking, on booking events.',
        example: EXAMPLE_ID.modelBooking,
      }),
    ),
    reference: Type.Optional(
      text({ description: 'Reference of the booking, on booking events.', example: 'R7K2QD' }),
    ),
    status: Type.Optional(
      oneOf(BOOKING_STATUS, {
        description: 'Status of the booking after the event, on booking events.',
        example: 'confirmed',
      }),
    ),
    customerId: Type.Optional(
      id({ description: 'ID of the customer, on customer events.', example: EXAMPLE_ID.ines }),
    ),
    webhookId: Type.Optional(
      id({ description: 'ID of the endpoint, on `webhook.test`.', example: EXAMPLE_ID.webhook }),
    ),
    updatedAt: timestamp({
      description: '`updatedAt` of the booking or customer after the event.',
      example: '2025-06-02T18:24:51.906Z',
    }),
    changed: Type.Array(
      Type.String({ description: 'Name of a field.', examples: ['passengers'] }),
      { description: 'The fields that changed.' },
    ),
  },
);

export const Event = entity('Event', 'Something that happened to a booking or a customer.', {
  id: id({
    description: 'ID of the event. It stays the same however often the event is delivered.',
    example: EXAMPLE_ID.event,
  }),
  type: oneOf(EVENT_TYPE, { description: 'What happened.', example: 'booking.confirmed' }),
  timestamp: timestamp({ description: 'When it happened.', example: '2025-06-02T18:24:51.906Z' }),
  tenantId: id({ description: 'ID of the company.', example: EXAMPLE_ID.heronBay }),
  data,
});

export const EventPage = Type.Object({
  data: listOf(Event, { description: 'The events, oldest first.' }),
  cursor: text({
    description: 'Where this page ends; send it as `after` to go on from here.',
    example: '48213',
  }),
  hasMore: flag({
    description: 'Whether more events are waiting after this page.',
    example: false,
  }),
});
