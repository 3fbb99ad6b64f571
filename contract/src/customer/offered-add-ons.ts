import Type from 'typebox';
import { AddOn } from '../add-ons/schema.ts';
import { returnNotBeforePickup } from '../bookings/rules.ts';
import { PICNIC_BOX } from '../examples/extras.ts';
import { allOf, defineOperation } from '../operations/operation.ts';
import { count, entity, flag, moment, nullable, oneOf, text } from '../schema/fields.ts';
import { EXAMPLE_TRIP, tripQuery } from './fields.ts';
import { CUSTOMER_ROUTES } from './routes.ts';

export const ADD_ON_DISPLAY = {
  tiles: 'Large pictures side by side.',
  rows: 'A picture and the text in a row.',
  compact: 'A list without pictures.',
} as const;

export const OfferedAddOn = entity('OfferedAddOn', 'An extra, as it is offered for one trip.', {
  id: AddOn.properties.id,
  name: AddOn.properties.name,
  description: AddOn.properties.description,
  media: AddOn.properties.media,
  prices: AddOn.properties.prices,
  basis: AddOn.properties.basis,
  category: Type.Union(
    [
      entity('AddOnCategory', 'A group of extras.', {
        name: text({ description: 'Its name.', example: 'Food' }),
        display: oneOf(ADD_ON_DISPLAY, { description: 'How it is shown.', example: 'tiles' }),
      }),
      Type.Null(),
    ],
    { description: 'The group that it is shown in, or null.' },
  ),
  most: nullable(
    count(
      { description: 'Most pieces for this trip, or null for no limit.', example: 4 },
      { minimum: 0 },
    ),
  ),
  leftThatDay: nullable(
    count(
      { description: 'Pieces left on the day, or null when they are not counted.', example: 12 },
      { minimum: 0 },
    ),
  ),
  orderable: flag({ description: 'Whether it can be ordered now.', example: true }),
  reason: nullable(
    text({
      description: 'Why it cannot, in English, or null when it can.',
      example: 'Order Picnic box at least 24 hours before pickup.',
    }),
  ),
  orderUntil: nullable(
    moment({ description: 'Until when it can be ordered.', example: '2025-06-13T08:00:00Z' }),
  ),
});

/** A picnic box as it is offered, but for whether it can be ordered now. */
export const EXAMPLE_OFFERED = {
  id: PICNIC_BOX.id,
  name: PICNIC_BOX.name,
  description: PICNIC_BOX.description,
  media: PICNIC_BOX.media,
  prices: PICNIC_BOX.prices,
  basis: PICNIC_BOX.basis,
  category: null,
  most: 4,
  leftThatDay: 18,
  orderUntil: '2025-06-13T08:00:00Z',
};

export const listOfferedAddOns = defineOperation({
  id: 'listOfferedAddOns',
  ...CUSTOMER_ROUTES.listOfferedAddOns,
  tag: 'form',
  summary: 'See the extras of a trip',
  description: 'The extras that go with a trip, with limits and what is left on that day.',
  query: tripQuery,
  rule: returnNotBeforePickup,
  answer: allOf(OfferedAddOn),
  answerDescription: 'The extras, in the order in which they are shown.',
  errors: [422],
  examples: {
    picnic: {
      summary: 'Too late for a picnic box',
      query: EXAMPLE_TRIP,
      status: 200,
      answer: {
        data: [
          {
            ...EXAMPLE_OFFERED,
            orderable: false,
            reason: 'Order Picnic box at least 24 hours before pickup.',
          },
        ],
      },
    },
  },
});
