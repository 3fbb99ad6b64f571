import Type from 'typebox';
import { TRIP_STATE } from '../enums.ts';
import { dataOf, defineOperation } from '../operations/operation.ts';
import {
  count,
  entity,
  group,
  listOf,
  moment,
  nullable,
  oneOf,
  request,
  text,
} from '../schema/fields.ts';
import { ownReference } from './fields.ts';
import { CUSTOMER_ROUTES } from './routes.ts';

export const START_OBSTACLE = {
  not_confirmed: 'The booking is not confirmed.',
  too_early: 'The early pickup has not begun.',
  too_late: 'The return time has passed.',
  balance: 'Something is still to be paid.',
  deposit: 'The deposit is not in place.',
  waivers: 'Not every waiver is signed.',
  no_boat: 'No connected boat is free; the company helps.',
} as const;

export const STOP_KIND = {
  pause: 'The motor stops for a while, and the customer starts it again.',
  end: 'The boat is back at the dock and the trip is over.',
} as const;

/** One boat of a booking. */
export const BoatTrip = entity('BoatTrip', 'The use of one boat within a booking.', {
  number: count({ description: 'Which of the boats it is, from 1 on.', example: 1 }),
  boatName: nullable(text({ description: 'Name on the hull, once it is known.', example: 'G4' })),
  battery: nullable(
    count({
      description: 'Charge of its battery in percent, when the device tells.',
      example: 88,
    }),
  ),
  state: oneOf(TRIP_STATE, { description: 'What the boat does.', example: 'ready' }),
});

/** When customers start the boats of a booking themselves. */
export const StartWindow = group(
  { description: 'When and why not yet.' },
  {
    from: moment({
      description: 'From when on they can be started; the page names them from then on.',
      example: '2025-07-12T08:00:00Z',
    }),
    until: moment({
      description: 'Until when they can be started.',
      example: '2025-07-12T11:00:00Z',
    }),
    obstacles: Type.Array(
      oneOf(START_OBSTACLE, { description: 'Something in the way.', example: 'waivers' }),
      { description: 'Everything that is in the way now; empty when the boats can be started.' },
    ),
  },
);

const number = count(
  { description: 'Which of the boats of the booking.', example: 1 },
  { minimum: 1, maximum: 1000, default: 1 },
);

const answer = {
  query: ownReference,
  answer: dataOf(
    group(
      { description: 'The boats.' },
      {
        trips: listOf(BoatTrip, { description: 'One for each boat, by its number.' }),
        start: Type.Union([StartWindow, Type.Null()], { description: 'When they can be started.' }),
      },
    ),
  ),
  answerDescription: 'The boats after it.',
  errors: [404, 406, 422],
} as const;

const exampleStart = {
  from: '2025-07-12T08:00:00Z',
  until: '2025-07-12T11:00:00Z',
  obstacles: [],
};

export const startBoat = defineOperation({
  id: 'startBoat',
  ...CUSTOMER_ROUTES.startBoat,
  tag: 'own-booking',
  summary: 'Start a boat',
  description:
    'Unlocks the motor of a connected boat, from early pickup until the return, when everything that the company asks for is paid, secured and signed. Doing it again does no harm.',
  body: request('BoatStart', 'Which boat.', { number: Type.Optional(number) }),
  ...answer,
  examples: {
    running: {
      summary: 'It runs',
      body: {},
      status: 200,
      answer: {
        data: {
          trips: [{ number: 1, boatName: 'G4', battery: 88, state: 'out' }],
          start: exampleStart,
        },
      },
    },
  },
});

export const stopBoat = defineOperation({
  id: 'stopBoat',
  ...CUSTOMER_ROUTES.stopBoat,
  tag: 'own-booking',
  summary: 'Stop a boat',
  description:
    'Locks the motor of a connected boat: for a while, or for good when it is back at the dock. With the last boat back the booking is completed.',
  body: request('BoatStop', 'Which boat, and for how long.', {
    number: Type.Optional(number),
    as: oneOf(STOP_KIND, { description: 'For a while or for good.', example: 'pause' }),
  }),
  ...answer,
  examples: {
    paused: {
      summary: 'A swim',
      body: { as: 'pause' },
      status: 200,
      answer: {
        data: {
          trips: [{ number: 1, boatName: 'G4', battery: 88, state: 'paused' }],
          start: exampleStart,
        },
      },
    },
  },
});
