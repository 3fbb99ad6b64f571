import Type from 'typebox';
import { eachAddOnOnce } from '../add-ons/rules.ts';
import { orderedAddOns } from '../add-ons/schema.ts';
import { baseFields, boats, couponCode, passengers } from '../bookings/fields.ts';
import { returnNotBeforePickup } from '../bookings/rules.ts';
import { EXAMPLE_ID } from '../examples/ids.ts';
import { Quote } from '../quotes/schema.ts';
import { entity, flag, id, nullable, oneOf, text } from '../schema/fields.ts';
import { partnerCode } from '../start-times/schema.ts';
import { mergeFieldErrors } from '../validation/field-errors.ts';
import { OVERRIDE } from './booking-words.ts';

/** The rules that staff may lift. */
export const override = Type.Optional(
  Type.Object(
    {
      anyTime: Type.Optional(flag({ description: OVERRIDE.anyTime, example: true })),
      anyAvailability: Type.Optional(
        flag({ description: OVERRIDE.anyAvailability, example: true }),
      ),
      anyRule: Type.Optional(flag({ description: OVERRIDE.anyRule, example: true })),
      ownPrice: Type.Optional(flag({ description: OVERRIDE.ownPrice, example: true })),
    },
    { description: 'The rules that are lifted.', additionalProperties: false },
  ),
);

export const trip = {
  ...baseFields,
  boats,
  passengers,
};

export const extras = {
  partnerCode: Type.Optional(nullable(partnerCode)),
  addOns: Type.Optional(orderedAddOns),
  couponCode: Type.Optional(nullable(couponCode)),
};

export const customerId = Type.Optional(
  nullable(id({ description: 'ID of the customer.', example: EXAMPLE_ID.ines })),
);

export const aliasId = nullable(
  id({ description: 'Under which alias it is booked.', example: EXAMPLE_ID.newBooking }),
);

type SentTrip = Parameters<typeof returnNotBeforePickup>[0] & Parameters<typeof eachAddOnOnce>[0];
export const tripRule = (sent: SentTrip) =>
  mergeFieldErrors(returnNotBeforePickup(sent), eachAddOnOnce(sent));

export const Problem = entity('BookingProblem', 'A rule that is in the way.', {
  message: text({ description: 'What is wrong.', example: 'No availability' }),
  override: nullable(
    oneOf(OVERRIDE, { description: 'The switch that lifts it, or null.', example: 'anyTime' }),
  ),
});

export const costs = Quote.properties.costs;
