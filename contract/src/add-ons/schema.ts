import Type from 'typebox';
import { Media } from '../docks/schema.ts';
import { ADD_ON_BASIS } from '../enums.ts';
import { PICNIC_BOX } from '../examples/extras.ts';
import { EXAMPLE_ID } from '../examples/ids.ts';
import { ADD_ONS_PER_BOOKING } from '../limits.ts';
import {
  cents,
  count,
  entity,
  flag,
  group,
  id,
  listOf,
  nullable,
  oneOf,
  text,
} from '../schema/fields.ts';

function limit(what: string) {
  return nullable(
    count(
      { description: `Most pieces ${what}, or null for no limit.`, example: 4 },
      { minimum: 1 },
    ),
  );
}

function ids(of: string, example: string) {
  return Type.Union([Type.Array(id({ description: 'An ID.', example })), Type.Null()], {
    description: `IDs of the ${of} with which it is offered, or null for all of them.`,
  });
}

export const AddOn = entity('AddOn', 'An extra that is sold with a trip.', {
  id: id({ description: 'ID of the add-on.', example: PICNIC_BOX.id }),
  name: text({ description: 'Name of the add-on.', example: PICNIC_BOX.name }),
  description: text({ description: 'What the customer reads.', example: PICNIC_BOX.description }),
  media: listOf(Media, { description: 'Pictures and videos, in the order they are shown.' }),
  prices: group(
    { description: 'The price of one piece, before it is multiplied as `basis` says.' },
    {
      includingTax: cents({
        description: 'With tax, in cents.',
        example: PICNIC_BOX.prices.includingTax,
      }),
      excludingTax: cents({
        description: 'Without tax, in cents.',
        example: PICNIC_BOX.prices.excludingTax,
      }),
    },
  ),
  basis: oneOf(ADD_ON_BASIS, {
    description: 'What the price is multiplied by.',
    example: PICNIC_BOX.basis,
  }),
  taxRateId: id({
    description: 'ID of the tax rate, see `GET /v1/tax-rates`.',
    example: PICNIC_BOX.taxRateId,
  }),
  limits: group(
    { description: 'How many pieces can be ordered.' },
    {
      perBooking: limit('in a booking'),
      perBoat: limit('for each boat'),
      perPassenger: limit('for each passenger'),
      perDay: limit('a day at each dock, over all bookings'),
    },
  ),
  orderBeforeHours: count(
    { description: 'Hours before pickup at which orders close.', example: 2 },
    { minimum: 0 },
  ),
  soldOut: flag({ description: 'Whether it is switched to sold out.', example: false }),
  dockIds: ids('docks', EXAMPLE_ID.northPier),
  boatModelIds: ids('boat models', EXAMPLE_ID.plover5),
});

/** The add-ons that a booking or a quote asks for. */
export const orderedAddOns = Type.Array(
  Type.Object(
    {
      addOnId: id({
        description: 'ID of the add-on, from `GET /v1/add-ons`.',
        example: PICNIC_BOX.id,
      }),
      quantity: count(
        { description: 'Number of pieces.', example: 2 },
        { minimum: 1, maximum: 1000 },
      ),
    },
    {
      title: 'OrderedAddOn',
      description: 'Some pieces of one add-on.',
      additionalProperties: false,
    },
  ),
  { description: 'The add-ons of the booking, each once.', maxItems: ADD_ONS_PER_BOOKING },
);
