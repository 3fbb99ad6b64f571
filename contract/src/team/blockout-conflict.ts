import { Booking } from '../bookings/schema.ts';
import { NORTH_PIER } from '../examples/inventory.ts';
import { entity, nullable, text } from '../schema/fields.ts';

export const BlockoutConflict = entity(
  'BlockoutConflict',
  'A booking for which too few boats are left.',
  {
    id: Booking.properties.id,
    reference: Booking.properties.reference,
    status: Booking.properties.status,
    customerName: nullable(text({ description: 'Who has booked.', example: 'Oskar Brandt' })),
    boatModelName: text({ description: 'The boat model.', example: 'Gannet 8' }),
    dockName: text({ description: 'The dock.', example: NORTH_PIER.name }),
    timeZone: text({ description: 'Time zone of the dock.', example: 'Europe/Copenhagen' }),
    pickup: Booking.properties.pickup,
    return: Booking.properties.return,
    boats: Booking.properties.boats,
    updatedAt: Booking.properties.updatedAt,
  },
);
