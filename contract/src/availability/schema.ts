import { EXAMPLE_ID } from '../examples/ids.ts';
import { AVAILABILITY_PERIOD_MAX_DAYS } from '../limits.ts';
import { anyMoment, count, entity, group, id, listOf, moment } from '../schema/fields.ts';

export const Period = group(
  {
    description: `The time asked about, at most ${AVAILABILITY_PERIOD_MAX_DAYS} days: \`period[start]=…&period[end]=…\`, or in one piece as \`period=START/END\`.`,
  },
  {
    start: anyMoment({
      description: 'First moment; a fraction of a second is rounded down.',
      example: '2025-06-14T06:00:00Z',
    }),
    end: anyMoment({
      description: 'Last moment, after the first; a fraction of a second is rounded up.',
      example: '2025-06-14T18:00:00Z',
    }),
  },
);

export const availabilityQuestion = {
  dockId: id({ description: 'ID of the dock.', example: EXAMPLE_ID.northPier }),
  boatModelId: id({ description: 'ID of the boat model.', example: EXAMPLE_ID.plover5 }),
  period: Period,
};

export const Availability = entity('Availability', 'How many boats of a model are free.', {
  lowestAvailability: count(
    {
      description:
        'The fewest free boats at any moment of the period: so many can be booked for all of it.',
      example: 1,
    },
    { minimum: 0 },
  ),
  perMoment: listOf(
    entity('AvailabilityMoment', 'From this moment on, so many boats are free.', {
      moment: moment({
        description: 'From when the number holds, until the next entry.',
        example: '2025-06-14T08:00:00Z',
      }),
      availability: count({ description: 'Number of free boats.', example: 1 }, { minimum: 0 }),
    }),
    {
      description:
        'One entry at the start of the period and one at every change inside it, in order of time.',
    },
  ),
});

export const AvailabilityParameters = entity(
  'AvailabilityParameters',
  'How the question was read.',
  availabilityQuestion,
);
