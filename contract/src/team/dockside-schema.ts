import Type from 'typebox';
import { DEPOSIT_TAKING, ORDER_STATE, TRIP_STATE } from '../enums.ts';
import { MODEL_BOOKING } from '../examples/booking.ts';
import { EXAMPLE_ID } from '../examples/ids.ts';
import { INES } from '../examples/people.ts';
import {
  cents,
  count,
  entity,
  flag,
  group,
  id,
  listOf,
  moment,
  nullable,
  oneOf,
  text,
  timestamp,
} from '../schema/fields.ts';

export const EXAMPLE_BOAT_ID = '4d4f4f0e-6d0f-4a87-9d55-3a4b8a3c0e11';

const DEPOSIT_STATE = {
  missing: 'Asked for, and not in place.',
  in_place: 'Held on a card, or paid.',
  settling: 'Being released, captured or refunded.',
} as const;

const BOAT_STATE = {
  free: 'Lies at the dock.',
  out: 'Somebody is out with it.',
  out_of_service: 'Cannot be rented.',
} as const;

const reference = text({ description: 'Reference of the booking.', example: 'R7K2QD' });

const maybeMoment = (description: string) =>
  nullable(timestamp({ description, example: '2025-06-14T07:55:00.000Z' }));

const boatFields = {
  id: id({ description: 'ID of the boat.', example: EXAMPLE_BOAT_ID }),
  name: text({ description: 'Name on the hull.', example: 'P3' }),
  connected: flag({
    description: 'Whether its motor can be started and stopped from afar.',
    example: false,
  }),
  battery: nullable(
    count({ description: 'Charge in percent, when its device tells.', example: 88 }),
  ),
};

const deposit = group(
  { description: 'A deposit that is open.' },
  {
    id: id({ description: 'ID of the deposit.', example: EXAMPLE_ID.deposit }),
    taking: oneOf(DEPOSIT_TAKING, { description: 'How it is taken.', example: 'hold' }),
    amount: cents({ description: 'Amount in cents.', example: 15000 }),
    state: oneOf(DEPOSIT_STATE, { description: 'Whether it is in place.', example: 'in_place' }),
  },
);

const waiver = group(
  { description: 'A waiver of the booking.' },
  {
    id: id({ description: 'ID of the waiver.', example: EXAMPLE_ID.newBooking }),
    name: text({ description: 'Its name.', example: 'Boat rules and liability' }),
    needed: nullable(
      count({ description: 'Signatures that are needed; null for any number.', example: 4 }),
    ),
    signed: count({ description: 'Signatures that there are.', example: 3 }),
    required: flag({
      description: 'Whether no boat is handed out without the signatures.',
      example: false,
    }),
  },
);

export const orderLineFields = {
  addOnId: id({ description: 'ID of the add-on.', example: EXAMPLE_ID.picnicBox }),
  name: text({ description: 'Name of the add-on.', example: 'Picnic box' }),
  quantity: count({ description: 'How many.', example: 2 }),
  state: oneOf(ORDER_STATE, { description: 'How far it is.', example: 'ready' }),
  changed: flag({
    description: 'Whether it was changed after it was ordered, and nobody has marked it since.',
    example: false,
  }),
};

const noteFields = {
  text: text({ description: 'The note.', example: 'The hotel pays on account.' }),
  writtenBy: text({ description: 'Who has written it.', example: 'Lena' }),
  writtenAt: timestamp({ description: 'When.', example: '2025-06-11T13:06:00.000Z' }),
};

export const DocksideTrip = entity('DocksideTrip', 'The use of one boat within a booking.', {
  bookingId: id({ description: 'ID of the booking.', example: MODEL_BOOKING.id }),
  reference,
  updatedAt: timestamp({
    description: 'When the booking was last changed.',
    example: MODEL_BOOKING.updatedAt,
  }),
  number: count({ description: 'Which of the boats of the booking, from 1 on.', example: 1 }),
  boats: count({ description: 'How many boats the booking has.', example: 1 }),
  customerName: text({ description: 'Who comes.', example: INES.fullName }),
  phoneNumber: nullable(
    text({ description: 'Where to call them.', example: INES.phoneNumber ?? '+447700900123' }),
  ),
  partnerName: nullable(text({ description: 'Who sold it.', example: 'Hotel Reedside' })),
  dockId: id({ description: 'ID of the dock.', example: MODEL_BOOKING.dockId }),
  boatModelId: id({ description: 'ID of the boat model.', example: MODEL_BOOKING.boatModelId }),
  boatModelName: text({ description: 'Name of the boat model.', example: 'Plover 5' }),
  capacity: count({ description: 'People that one boat carries.', example: 5 }),
  people: count({ description: 'People of the whole booking.', example: 4 }),
  pickup: moment({ description: 'Pickup.', example: MODEL_BOOKING.pickup }),
  return: moment({ description: 'Return.', example: MODEL_BOOKING.return }),
  state: oneOf(TRIP_STATE, { description: 'Where the trip stands now.', example: 'ready' }),
  minutesLate: count({ description: 'Minutes past the return; 0 when not late.', example: 0 }),
  boat: Type.Union([group({ description: 'A boat.' }, boatFields), Type.Null()], {
    description: 'The boat, once one is chosen.',
  }),
  outAt: maybeMoment('When it left.'),
  pausedAt: maybeMoment('Since when it has been paused.'),
  backAt: maybeMoment('When it was back.'),
  briefed: flag({ description: 'Whether the briefing was given.', example: false }),
  balance: cents({ description: 'What is still to be paid, in cents.', example: 0 }),
  currency: text({ description: 'Currency (ISO 4217).', example: 'EUR' }),
  deposits: listOf(deposit, { description: 'The deposits that are open.' }),
  waivers: listOf(waiver, { description: 'What is to be signed.' }),
  addOns: listOf(group({ description: 'A line of the order.' }, orderLineFields), {
    description: 'The order.',
  }),
  notes: listOf(group({ description: 'A note.' }, noteFields), {
    description: 'What colleagues have written, the newest first.',
  }),
  atRiskOf: Type.Union(
    [
      group(
        { description: 'A late trip.' },
        {
          reference,
          boatName: text({ description: 'The boat that is late.', example: 'G1' }),
        },
      ),
      Type.Null(),
    ],
    { description: 'The late trip because of which no boat may be left for this one.' },
  ),
});

export const DocksideBoat = entity('DocksideBoat', 'A boat of the dock.', {
  ...boatFields,
  dockId: id({ description: 'ID of the dock.', example: EXAMPLE_ID.northPier }),
  boatModelId: id({ description: 'ID of its model.', example: EXAMPLE_ID.plover5 }),
  boatModelName: text({ description: 'Name of its model.', example: 'Plover 5' }),
  state: oneOf(BOAT_STATE, { description: 'Where it is.', example: 'free' }),
  until: nullable(
    moment({
      description: 'Until when it is out of service, or is expected back.',
      example: '2025-06-16T07:00:00Z',
    }),
  ),
  trip: Type.Union(
    [
      group(
        { description: 'A trip.' },
        {
          bookingId: id({ description: 'ID of the booking.', example: MODEL_BOOKING.id }),
          number: count({ description: 'Which of its boats.', example: 1 }),
          reference,
          customerName: text({ description: 'Who has it.', example: INES.fullName }),
        },
      ),
      Type.Null(),
    ],
    { description: 'The trip that it is out on, or kept for.' },
  ),
});

/** The trip of the guides at 09:50, before its boat is chosen. */
export const EXAMPLE_DOCKSIDE_TRIP = {
  bookingId: MODEL_BOOKING.id,
  reference: 'R7K2QD',
  updatedAt: MODEL_BOOKING.updatedAt,
  number: 1,
  boats: 1,
  customerName: INES.fullName,
  phoneNumber: '+447700900123',
  partnerName: null,
  dockId: MODEL_BOOKING.dockId,
  boatModelId: MODEL_BOOKING.boatModelId,
  boatModelName: 'Plover 5',
  capacity: 5,
  people: 4,
  pickup: MODEL_BOOKING.pickup,
  return: MODEL_BOOKING.return,
  state: 'ready',
  minutesLate: 0,
  boat: null,
  outAt: null,
  pausedAt: null,
  backAt: null,
  briefed: false,
  balance: 0,
  currency: 'EUR',
  deposits: [{ id: EXAMPLE_ID.deposit, taking: 'hold', amount: 15000, state: 'in_place' }],
  waivers: [
    {
      id: EXAMPLE_ID.newBooking,
      name: 'Boat rules and liability',
      needed: 4,
      signed: 3,
      required: false,
    },
  ],
  addOns: [
    {
      addOnId: EXAMPLE_ID.picnicBox,
      name: 'Picnic box',
      quantity: 2,
      state: 'ready',
      changed: false,
    },
  ],
  notes: [],
  atRiskOf: null,
} as const;

export const EXAMPLE_DOCKSIDE_BOAT = {
  id: EXAMPLE_BOAT_ID,
  name: 'P3',
  connected: false,
  battery: null,
  dockId: EXAMPLE_ID.northPier,
  boatModelId: EXAMPLE_ID.plover5,
  boatModelName: 'Plover 5',
  state: 'free',
  until: null,
  trip: null,
} as const;
