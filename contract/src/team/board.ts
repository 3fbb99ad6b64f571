import Type from 'typebox';
import { Booking } from '../bookings/schema.ts';
import { TRIP_STATE } from '../enums.ts';
import { EXAMPLE_ID } from '../examples/ids.ts';
import { NORTH_PIER, PLOVER_5 } from '../examples/inventory.ts';
import { INES } from '../examples/people.ts';
import { dataOf } from '../operations/operation.ts';
import {
  cents,
  count,
  date,
  entity,
  group,
  id,
  listOf,
  moment,
  nullable,
  oneOf,
  text,
} from '../schema/fields.ts';
import { Blockout } from './blockouts.ts';
import { defineTeamOperation } from './operation.ts';
import { TEAM_ROUTES } from './routes.ts';

/** A month is the longest view of the board. */
export const BOARD_DAYS = { min: 1, max: 31 } as const;

const since = moment({ description: 'From when.', example: '2025-06-13T22:00:00Z' });
const until = nullable(
  moment({ description: 'Until when; null for ever.', example: '2025-06-16T06:00:00Z' }),
);

export const freeSteps = listOf(
  group(
    { description: 'A change of the number.' },
    {
      moment: moment({ description: 'From when.', example: '2025-06-14T08:00:00Z' }),
      free: count({ description: 'Boats that are free; below 0 overbooked.', example: 1 }),
    },
  ),
  { description: 'How many boats are free: one entry at the start and one at each change.' },
);

const BoardBoat = entity('BoardBoat', 'A row of the board.', {
  id: id({ description: 'ID of the boat.', example: EXAMPLE_ID.plover5 }),
  name: text({ description: 'Name of the boat.', example: 'P5' }),
  stays: listOf(group({ description: 'A stay.' }, { since, until }), {
    description: 'When it lies at the dock, ready to be handed out.',
  }),
  outOfService: listOf(group({ description: 'A pause.' }, { since, until }), {
    description: 'When it is out of service.',
  }),
});

const BoardModel = entity('BoardModel', 'The boats of a model at a dock.', {
  id: id({ description: 'ID of the boat model.', example: PLOVER_5.id }),
  name: text({ description: 'Name of the boat model.', example: PLOVER_5.name }),
  boats: listOf(BoardBoat, { description: 'Its boats that lie at the dock in this time.' }),
  free: freeSteps,
});

const BoardDock = entity('BoardDock', 'A dock with what lies there.', {
  id: id({ description: 'ID of the dock.', example: NORTH_PIER.id }),
  name: text({ description: 'Name of the dock.', example: NORTH_PIER.name }),
  timeZone: text({ description: 'Its time zone.', example: 'Europe/Copenhagen' }),
  models: listOf(BoardModel, { description: 'Its models, in the order of the company.' }),
});

const BoardBooking = entity(
  'BoardBooking',
  'A booking that takes boats, or whose boats are back.',
  {
    id: Booking.properties.id,
    reference: Booking.properties.reference,
    status: Booking.properties.status,
    customerName: nullable(
      text({ description: 'Who has booked; null on a draft without.', example: INES.fullName }),
    ),
    dockId: Booking.properties.dockId,
    boatModelId: Booking.properties.boatModelId,
    pickup: Booking.properties.pickup,
    return: Booking.properties.return,
    takenFrom: moment({ description: 'With turnaround before.', example: '2025-06-14T08:00:00Z' }),
    takenUntil: moment({ description: 'With turnaround after.', example: '2025-06-14T11:00:00Z' }),
    boats: Booking.properties.boats,
    passengers: Booking.properties.passengers,
    balance: cents({ description: 'What is open; below 0 it is overpaid.', example: 0 }),
    expiresAt: nullable(
      moment({ description: 'When a draft or an option ends.', example: '2025-06-14T10:00:00Z' }),
    ),
    updatedAt: Booking.properties.updatedAt,
    trips: listOf(
      group(
        { description: 'The trip of one boat.' },
        {
          boatId: nullable(
            id({ description: 'ID of the hull, once it is known.', example: EXAMPLE_ID.plover5 }),
          ),
          state: oneOf(TRIP_STATE, { description: 'How far it is.', example: 'ready' }),
        },
      ),
      { description: 'One for each boat.' },
    ),
  },
);

export const getBoard = defineTeamOperation({
  id: 'getBoard',
  ...TEAM_ROUTES.getBoard,
  permission: 'bookings.view',
  tag: 'planning',
  summary: 'See the board',
  description:
    'Everything that takes boats on some days at the docks of the member: bookings, blockouts, boats out of service.',
  query: Type.Object({
    from: date({ description: 'The first day, by the clock of the docks.', example: '2025-06-14' }),
    days: Type.Optional(
      count(
        { description: 'How many days.', example: 1 },
        { minimum: BOARD_DAYS.min, maximum: BOARD_DAYS.max, default: 1 },
      ),
    ),
    dockId: Type.Optional(
      id({ description: 'Only this dock; otherwise all of the member.', example: NORTH_PIER.id }),
    ),
  }),
  answer: dataOf(
    entity('Board', 'What takes boats on some days.', {
      docks: listOf(BoardDock, { description: 'The rows.' }),
      bookings: listOf(BoardBooking, { description: 'The bars.' }),
      blockouts: listOf(Blockout, { description: 'Blocked times.' }),
    }),
  ),
  answerDescription: 'The board.',
  errors: [404, 422],
  examples: {},
});

/** What keeps a boat from being free. */
export const TAKEN_BY = {
  booking: 'A trip of a booking.',
  turnaround: 'Minutes kept free around a trip.',
  blockout: 'A blockout.',
} as const;

export const getFreeBoats = defineTeamOperation({
  id: 'getFreeBoats',
  ...TEAM_ROUTES.getFreeBoats,
  permission: 'bookings.view',
  tag: 'planning',
  summary: 'See free boats, and why others are taken',
  description: 'The free boats of every model of a dock for each half hour of a day.',
  query: Type.Object({
    dockId: id({ description: 'ID of the dock.', example: NORTH_PIER.id }),
    date: date({ description: 'The day.', example: '2025-06-14' }),
  }),
  answer: dataOf(
    entity('FreeBoats', 'Free boats over a day.', {
      timeZone: text({ description: 'Time zone of the dock.', example: 'Europe/Copenhagen' }),
      models: listOf(
        entity('FreeBoatsOfModel', 'Free boats of a model.', {
          id: id({ description: 'ID of the boat model.', example: PLOVER_5.id }),
          name: text({ description: 'Name of the boat model.', example: PLOVER_5.name }),
          outOfService: listOf(text({ description: 'Name of a boat.', example: 'P5' }), {
            description: 'Boats that are out of service for all or part of the day.',
          }),
          firstPickup: nullable(
            moment({
              description: 'When the first trip of the day can start; null when none does.',
              example: '2025-06-14T07:00:00Z',
            }),
          ),
          lastReturn: nullable(
            moment({
              description: 'When the last trip that starts on the day has to be back.',
              example: '2025-06-14T19:00:00Z',
            }),
          ),
          halfHours: listOf(
            entity('HalfHour', 'One half hour.', {
              moment: moment({ description: 'Its beginning.', example: '2025-06-14T08:00:00Z' }),
              inService: count({ description: 'Boats that lie at the dock.', example: 5 }),
              free: count({ description: 'Boats that are free during all of it.', example: 1 }),
              takenBy: listOf(
                entity('TakenBoats', 'What takes boats.', {
                  kind: oneOf(TAKEN_BY, { description: 'What it is.', example: 'booking' }),
                  reference: nullable(
                    text({
                      description: 'Reference of the booking, if it is one.',
                      example: 'R7K2QD',
                    }),
                  ),
                  name: text({
                    description: 'The customer, the reference or the reason.',
                    example: INES.fullName,
                  }),
                  boats: count({ description: 'How many boats it takes.', example: 1 }),
                }),
                { description: 'Why the others are not free.' },
              ),
            }),
            { description: 'Every half hour of the day.' },
          ),
        }),
        { description: 'The models that lie there.' },
      ),
    }),
  ),
  answerDescription: 'The free boats.',
  errors: [404, 422],
  examples: {},
});
