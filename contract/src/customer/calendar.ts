import { dataOf, defineOperation } from '../operations/operation.ts';
import { entity, text } from '../schema/fields.ts';
import { ownReference } from './fields.ts';
import { CUSTOMER_ROUTES } from './routes.ts';

export const getCalendarFile = defineOperation({
  id: 'getCalendarFile',
  ...CUSTOMER_ROUTES.getCalendarFile,
  tag: 'own-booking',
  summary: 'Put the trip into a calendar',
  description:
    'The trip as a calendar file (RFC 5545). It keeps its UID, and a later one takes its place.',
  query: ownReference,
  answer: dataOf(
    entity('CalendarFile', 'A file that calendars open.', {
      fileName: text({ description: 'What to call it.', example: 'R7K2QD.ics' }),
      content: text({ description: 'The file.', example: 'BEGIN:VCALENDAR\r\n…' }),
    }),
  ),
  answerDescription: 'The file.',
  errors: [404, 406, 422],
  examples: {
    ines: {
      summary: 'The trip of Ines',
      status: 200,
      answer: { data: { fileName: 'R7K2QD.ics', content: 'BEGIN:VCALENDAR\r\n' } },
    },
  },
});
