import Type from 'typebox';
import { Done } from '../customer/fields.ts';
import { MODEL_BOOKING } from '../examples/booking.ts';
import { EXAMPLE_ID } from '../examples/ids.ts';
import { dataOf } from '../operations/operation.ts';
import { count, entity, flag, id, listOf, request, timestamp } from '../schema/fields.ts';
import { bookingId, seenUpdatedAt } from './booking-fields.ts';
import { DocksideTrip, EXAMPLE_BOAT_ID, EXAMPLE_DOCKSIDE_TRIP } from './dockside-schema.ts';
import { defineTeamOperation } from './operation.ts';
import { TEAM_ROUTES } from './routes.ts';
import { Undoable } from './undo.ts';

const number = count(
  { description: 'Which of the boats of the booking.', example: 1 },
  { minimum: 1, maximum: 1000, default: 1 },
);

const boatId = id({ description: 'ID of the boat.', example: EXAMPLE_BOAT_ID });

/** What every step of a trip says. */
const stepFields = {
  number: Type.Optional(number),
  seenUpdatedAt,
  at: Type.Optional(
    timestamp({
      description:
        'When it happened, if that was earlier: what is done without reception is sent later.',
      example: '2025-06-14T07:55:00.000Z',
    }),
  ),
};

const step = {
  permission: 'trips.run',
  tag: 'dockside',
  params: bookingId,
  answer: dataOf(
    entity('TripStep', 'The booking after it.', {
      trips: listOf(DocksideTrip, { description: 'Its trips, by their number.' }),
      undo: Undoable,
      motorSilent: flag({
        description: 'Whether the device of a connected boat did not answer: use the key.',
        example: false,
      }),
    }),
  ),
  answerDescription: 'The trips of the booking after it.',
  errors: [404, 406, 422],
} as const;

const EXAMPLE_UNDO = { id: EXAMPLE_ID.newBooking, until: '2025-06-14T07:55:10.000Z' };
const EXAMPLE_STEP = { number: 1, seenUpdatedAt: MODEL_BOOKING.updatedAt };

function exchange(summary: string, body: Record<string, unknown>, trip: Record<string, unknown>) {
  return {
    summary,
    params: { id: EXAMPLE_ID.modelBooking },
    body: { ...EXAMPLE_STEP, ...body },
    status: 200 as const,
    answer: {
      data: {
        trips: [{ ...EXAMPLE_DOCKSIDE_TRIP, ...trip }],
        undo: EXAMPLE_UNDO,
        motorSilent: false,
      },
    },
  };
}

const OUT = {
  state: 'out',
  boat: { id: EXAMPLE_BOAT_ID, name: 'P3', connected: false, battery: null },
  outAt: '2025-06-14T07:55:00.000Z',
  briefed: true,
};

export const handOut = defineTeamOperation({
  id: 'handOut',
  ...TEAM_ROUTES.handOut,
  ...step,
  summary: 'Hand out a boat',
  description:
    'Starts a trip with the boat that was chosen, from 45 minutes before pickup on. What the checklist warns of does not stop it, a required waiver does. The motor of a connected boat is unlocked.',
  body: request('HandOut', 'Which boat leaves.', {
    ...stepFields,
    boatId,
    briefed: flag({ description: 'Whether the briefing was given.', example: true }),
  }),
  examples: {
    p3: exchange('Kai hands out P3', { boatId: OUT.boat.id, briefed: true }, OUT),
  },
});

export const swapBoat = defineTeamOperation({
  id: 'swapBoat',
  ...TEAM_ROUTES.swapBoat,
  ...step,
  summary: 'Swap the boat of a trip',
  description:
    'Gives the customer another boat of the model; the trip and the booking stay. The motor of the old boat is locked, that of the new one unlocked, where they are connected.',
  body: request('BoatSwap', 'The other boat.', { ...stepFields, boatId }),
  examples: { other: exchange('The right one', { boatId: OUT.boat.id }, OUT) },
});

export const pauseTrip = defineTeamOperation({
  id: 'pauseTrip',
  ...TEAM_ROUTES.pauseTrip,
  ...step,
  summary: 'Pause a trip',
  description: 'Marks a stop, and stops the motor of a connected boat.',
  body: request('TripPause', 'Which trip.', stepFields),
  examples: {
    swim: exchange('A swim', {}, { ...OUT, state: 'paused', pausedAt: '2025-06-14T09:10:00.000Z' }),
  },
});

export const resumeTrip = defineTeamOperation({
  id: 'resumeTrip',
  ...TEAM_ROUTES.resumeTrip,
  ...step,
  summary: 'Let a trip go on',
  description: 'Ends a stop, and starts the motor of a connected boat for the customer.',
  body: request('TripResume', 'Which trip.', stepFields),
  examples: { on: exchange('On it goes', {}, OUT) },
});

export const endTrip = defineTeamOperation({
  id: 'endTrip',
  ...TEAM_ROUTES.endTrip,
  ...step,
  summary: 'End a trip',
  description:
    'Notes that the boat is back, and locks the motor of a connected one. With the last boat back the booking is completed.',
  body: request('TripEnd', 'Which trip.', stepFields),
  examples: {
    back: exchange('Back', {}, { ...OUT, state: 'back', backAt: '2025-06-14T10:58:00.000Z' }),
  },
});

const motor = {
  permission: 'trips.run',
  tag: 'dockside',
  params: Type.Object({ id: boatId }),
  answer: Done,
  answerDescription: 'The device has done it.',
  errors: [404, 406],
  examples: {
    done: {
      summary: 'Done',
      params: { id: EXAMPLE_BOAT_ID },
      status: 200,
      answer: { data: { done: true } },
    },
  },
} as const;

export const startMotor = defineTeamOperation({
  id: 'startMotor',
  ...TEAM_ROUTES.startMotor,
  ...motor,
  summary: 'Start a motor from afar',
  description: 'Unlocks the motor of a connected boat, whatever its customer still lacks.',
});

export const stopMotor = defineTeamOperation({
  id: 'stopMotor',
  ...TEAM_ROUTES.stopMotor,
  ...motor,
  summary: 'Stop a motor from afar',
  description: 'Locks the motor of a connected boat.',
});
