import Type from 'typebox';
import { Customer } from '../customers/schema.ts';
import { BOOKING_STATUS } from '../enums.ts';
import { MODEL_BOOKING, MODEL_BOOKING_EXTENDED } from '../examples/booking.ts';
import { BOOKING_DEFAULTS, BOOKING_REFERENCE_LENGTH } from '../limits.ts';
import {
  count,
  entity,
  flag,
  id,
  moment,
  nullable,
  oneOf,
  request,
  text,
  timestamp,
  url,
} from '../schema/fields.ts';
import { FinancialDetails } from './finances.ts';

/** More boats or people than this in one booking are surely a mistake; keeps integers sane. */
const MOST_BOATS = 1000;
const MOST_PASSENGERS = 10_000;

const baseFields = {
  dockId: id({
    description: 'ID of the dock, from `GET /v1/docks`.',
    example: MODEL_BOOKING.dockId,
  }),
  boatModelId: id({
    description: 'ID of the boat model, from `GET /v1/boat-models`.',
    example: MODEL_BOOKING.boatModelId,
  }),
  pickup: moment({
    description: 'When the trip starts, to the second.',
    example: MODEL_BOOKING.pickup,
  }),
  return: moment({
    description: 'When the trip ends, to the second. Not before the pickup.',
    example: MODEL_BOOKING.return,
  }),
};

const boatsWords = { description: 'Number of boats.', example: MODEL_BOOKING.boats };
const boatsLimits = { minimum: 1, maximum: MOST_BOATS };
const boats = count(boatsWords, { ...boatsLimits, default: BOOKING_DEFAULTS.boats });

const passengersWords = {
  description: 'Number of people over all boats.',
  example: MODEL_BOOKING.passengers,
};
const passengersLimits = { minimum: 1, maximum: MOST_PASSENGERS };
const passengers = count(passengersWords, {
  ...passengersLimits,
  default: BOOKING_DEFAULTS.passengers,
});

export const Booking = entity('Booking', 'One or more boats of a model for a period.', {
  id: id({ description: 'ID of the booking.', example: MODEL_BOOKING.id }),
  reference: text(
    {
      description: `What customers and staff call the booking: ${BOOKING_REFERENCE_LENGTH} letters or digits, unique per company.`,
      example: MODEL_BOOKING.reference,
    },
    { pattern: `^[A-Za-z0-9]{${BOOKING_REFERENCE_LENGTH}}$` },
  ),
  status: oneOf(
    BOOKING_STATUS,
    { description: 'Where the booking stands.', example: MODEL_BOOKING.status },
    { default: 'draft' },
  ),
  customerId: nullable(
    id({
      description: 'ID of the customer. Null only on a draft that has none yet.',
      example: MODEL_BOOKING.customerId,
    }),
  ),
  ...baseFields,
  boats,
  passengers,
  createdAt: timestamp({
    description: 'When the booking was made.',
    example: MODEL_BOOKING.createdAt,
  }),
  updatedAt: timestamp({
    description: 'When the booking last changed; compare with `updatedAfter`.',
    example: MODEL_BOOKING.updatedAt,
  }),
});

export const BookingExtended = entity(
  'BookingExtended',
  'A booking with its customer and its money.',
  {
    ...Booking.properties,
    url: url({
      description: "The customer's own page of the booking.",
      example: MODEL_BOOKING_EXTENDED.url,
    }),
    customer: Type.Union([Customer, Type.Null()], {
      description: 'The customer, or null on a draft that has none yet.',
    }),
    financialDetails: FinancialDetails,
  },
);

export const BookingId = entity('BookingId', 'Which booking was made or changed.', {
  bookingId: id({ description: 'ID of the booking.', example: MODEL_BOOKING.id }),
});

const customerId = id({
  description: 'ID of the customer, from `GET /v1/customers/search`.',
  example: MODEL_BOOKING.customerId,
});

const notifyCustomer = Type.Optional(
  flag(
    { description: 'Whether the customer is sent an e-mail about it.', example: true },
    { default: BOOKING_DEFAULTS.notifyCustomer },
  ),
);

export const BookingCreate = request('BookingCreate', 'A booking to be made.', {
  customerId,
  ...baseFields,
  boats: Type.Optional(boats),
  passengers: Type.Optional(passengers),
  paid: Type.Optional(
    flag(
      {
        description: 'True records the total as a cash payment. False leaves the balance open.',
        example: false,
      },
      { default: BOOKING_DEFAULTS.paid },
    ),
  ),
  notifyCustomer,
  includePaymentLink: Type.Optional(
    flag(
      {
        description:
          'Whether the e-mail holds a link to pay what is owed. Counts only when `notifyCustomer` is true.',
        example: true,
      },
      { default: BOOKING_DEFAULTS.includePaymentLink },
    ),
  ),
});

export const BookingUpdate = request(
  'BookingUpdate',
  'What to change on a booking. A field that is left out stays as it is.',
  {
    customerId: Type.Optional(customerId),
    dockId: Type.Optional(baseFields.dockId),
    boatModelId: Type.Optional(baseFields.boatModelId),
    pickup: Type.Optional(baseFields.pickup),
    return: Type.Optional(baseFields.return),
    boats: Type.Optional(count(boatsWords, boatsLimits)),
    passengers: Type.Optional(count(passengersWords, passengersLimits)),
    notifyCustomer,
  },
);
