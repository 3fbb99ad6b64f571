import Type from 'typebox';
import { EXAMPLE_ID } from '../examples/ids.ts';
import { id, timestamp } from '../schema/fields.ts';

export const bookingId = Type.Object({
  id: id({ description: 'ID of the booking.', example: EXAMPLE_ID.modelBooking }),
});

/** Every change carries what its screen has shown, so that nobody overwrites a colleague unseen. */
export const seenUpdatedAt = timestamp({
  description: 'The `updatedAt` of the booking that the screen has shown.',
  example: '2025-06-02T18:24:51.906Z',
});
