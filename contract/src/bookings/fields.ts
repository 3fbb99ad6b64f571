import { MODEL_BOOKING } from '../examples/booking.ts';
import { BOOKING_DEFAULTS, COUPON_CODE_MAX_LENGTH } from '../limits.ts';
import { count, id, moment, text } from '../schema/fields.ts';

/** More boats or people than this in one booking are surely a mistake; keeps integers sane. */
const MOST_BOATS = 1000;
const MOST_PASSENGERS = 10_000;

export const baseFields = {
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

export const boatsWords = { description: 'Number of boats.', example: MODEL_BOOKING.boats };
export const boatsLimits = { minimum: 1, maximum: MOST_BOATS };
export const boats = count(boatsWords, { ...boatsLimits, default: BOOKING_DEFAULTS.boats });

export const passengersWords = {
  description: 'Number of people over all boats.',
  example: MODEL_BOOKING.passengers,
};
export const passengersLimits = { minimum: 1, maximum: MOST_PASSENGERS };
export const passengers = count(passengersWords, {
  ...passengersLimits,
  default: BOOKING_DEFAULTS.passengers,
});

export const couponCode = text(
  {
    description: 'Coupon code that the customer has typed; case does not count.',
    example: 'WELCOME5',
  },
  { minLength: 1, maxLength: COUPON_CODE_MAX_LENGTH },
);
