import Type from 'typebox';
import { boats, passengers } from '../bookings/fields.ts';
import { FIELD_TEXT } from '../errors/texts.ts';
import { EXAMPLE_ID } from '../examples/ids.ts';
import { allOf, defineOperation } from '../operations/operation.ts';
import { date, id } from '../schema/fields.ts';
import { FORMAT_MESSAGES } from '../schema/formats.ts';
import { partnerCode, StartTimes } from './schema.ts';

const weekend = {
  dockId: EXAMPLE_ID.northPier,
  date: '2025-06-20',
  boatModelId: EXAMPLE_ID.osprey10,
};

export const getStartTimes = defineOperation({
  id: 'getStartTimes',
  method: 'get',
  path: '/v1/start-times',
  tag: 'start-times',
  summary: 'Ask when boats can leave',
  description:
    'Returns the pickups of a day at a dock with every return that goes with them: how many boats are free, whether the trip can be booked now, why not, and what it costs. Without `boatModelId` it answers for every model that is rented out there on that day.',
  query: Type.Object({
    dockId: id({ description: 'ID of the dock.', example: EXAMPLE_ID.northPier }),
    date: date({
      description: 'The day of the pickup, in the time of the dock.',
      example: '2025-06-20',
    }),
    boatModelId: Type.Optional(
      id({ description: 'Only this boat model.', example: EXAMPLE_ID.osprey10 }),
    ),
    boats: Type.Optional(boats),
    passengers: Type.Optional(passengers),
    customerTypeId: Type.Optional(
      id({
        description:
          'ID of the customer type, whose rules and prices apply. Left out: the guest type.',
        example: EXAMPLE_ID.guest,
      }),
    ),
    partnerCode: Type.Optional(partnerCode),
  }),
  answer: allOf(StartTimes),
  answerDescription: 'The start times, by boat model.',
  errors: [422],
  examples: {
    weekend: {
      summary: 'Osprey 10 on a Friday',
      query: weekend,
      status: 200,
      answer: {
        data: [
          {
            boatModelId: EXAMPLE_ID.osprey10,
            pickups: [
              {
                pickup: '2025-06-20T14:00:00Z',
                returns: [
                  {
                    return: '2025-06-22T16:00:00Z',
                    availability: 2,
                    bookable: true,
                    reason: null,
                    totalIncludingTax: 69000,
                  },
                ],
              },
            ],
          },
        ],
      },
    },
    tooLate: {
      summary: 'The Friday before, whose pickup has passed',
      query: { ...weekend, date: '2025-06-13' },
      status: 200,
      answer: {
        data: [
          {
            boatModelId: EXAMPLE_ID.osprey10,
            pickups: [
              {
                pickup: '2025-06-13T14:00:00Z',
                returns: [
                  {
                    return: '2025-06-15T16:00:00Z',
                    availability: 1,
                    bookable: false,
                    reason: 'tooLate',
                    totalIncludingTax: 69000,
                  },
                ],
              },
            ],
          },
        ],
      },
    },
    unknownDock: {
      summary: 'A dock that does not exist',
      query: { ...weekend, dockId: EXAMPLE_ID.plover5 },
      status: 422,
      answer: { errors: { dockId: [FIELD_TEXT.doesNotExist] } },
    },
    noSuchDay: {
      summary: 'A day that the calendar does not have',
      query: { ...weekend, date: '2025-06-31' },
      status: 422,
      answer: { errors: { date: [FORMAT_MESSAGES.date] } },
    },
  },
});
