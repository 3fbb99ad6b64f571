import { EXAMPLE_ID } from '../examples/ids.ts';
import { entity, id, listOf, nullable, oneOf, text, timestamp } from '../schema/fields.ts';
import { HISTORY_KIND } from './booking-words.ts';

/** Something that happened to a booking or a customer, as the team reads it. */
export const HistoryEntry = entity('TeamHistoryEntry', 'Something that happened.', {
  id: id({ description: 'ID of the entry.', example: EXAMPLE_ID.newBooking }),
  at: timestamp({ description: 'When.', example: '2025-06-02T18:24:51.906Z' }),
  by: text({ description: 'Who did it.', example: 'Lena' }),
  kinds: listOf(oneOf(HISTORY_KIND, { description: 'One kind.', example: 'details' }), {
    description: 'What it is about.',
  }),
  changes: listOf(
    entity('TeamHistoryChange', 'One value.', {
      field: text({ description: 'What changed.', example: 'Return' }),
      from: nullable(text({ description: 'Before.', example: 'June 14, 2025, 12:00' })),
      to: nullable(text({ description: 'After.', example: 'June 14, 2025, 13:00' })),
    }),
    { description: 'Old and new values.' },
  ),
});
