import Type from 'typebox';
import { FIELD_TEXT } from '../errors/texts.ts';
import { EXAMPLE_ID } from '../examples/ids.ts';
import { AVAILABILITY_PERIOD_MAX_DAYS } from '../limits.ts';
import { defineOperation } from '../operations/operation.ts';
import { periodInOrder } from './rules.ts';
import { Availability, AvailabilityParameters, availabilityQuestion } from './schema.ts';

const question = {
  dockId: EXAMPLE_ID.northPier,
  boatModelId: EXAMPLE_ID.plover5,
  period: { start: '2025-06-14T06:00:00Z', end: '2025-06-14T18:00:00Z' },
};

export const getAvailability = defineOperation({
  id: 'getAvailability',
  method: 'get',
  path: '/v1/availability',
  tag: 'availability',
  summary: 'Ask how many boats are free',
  description: `Returns how many boats of a model are free at a dock, over a period of at most ${AVAILABILITY_PERIOD_MAX_DAYS} days: boats in service at the dock, minus boats held by bookings with their turnaround, minus blocked boats. Making a booking checks with the very same rule.`,
  query: Type.Object(availabilityQuestion),
  rule: periodInOrder,
  answer: Type.Object({ data: Availability, parameters: AvailabilityParameters }),
  answerDescription: 'The free boats, and how the question was read.',
  errors: [422],
  examples: {
    oneDay: {
      summary: 'Plover 5 at North Pier on June 14',
      query: question,
      status: 200,
      answer: {
        data: {
          lowestAvailability: 1,
          perMoment: [
            { moment: '2025-06-14T06:00:00Z', availability: 5 },
            { moment: '2025-06-14T07:00:00Z', availability: 4 },
            { moment: '2025-06-14T08:00:00Z', availability: 1 },
            { moment: '2025-06-14T10:00:00Z', availability: 4 },
            { moment: '2025-06-14T11:00:00Z', availability: 5 },
            { moment: '2025-06-14T12:00:00Z', availability: 4 },
            { moment: '2025-06-14T16:00:00Z', availability: 5 },
          ],
        },
        parameters: question,
      },
    },
    periodTooLong: {
      summary: 'A period of a month',
      query: { ...question, period: { ...question.period, end: '2025-07-14T18:00:00Z' } },
      status: 422,
      answer: { errors: { period: [FIELD_TEXT.periodTooLong] } },
    },
    unknownDock: {
      summary: 'A dock that does not exist',
      query: { ...question, dockId: EXAMPLE_ID.plover5 },
      status: 422,
      answer: { errors: { dockId: [FIELD_TEXT.doesNotExist] } },
    },
  },
});
