import Type from 'typebox';
import { eachAddOnOnce } from '../add-ons/rules.ts';
import { orderedAddOns } from '../add-ons/schema.ts';
import { PICNIC_BOX } from '../examples/extras.ts';
import { allOf, dataOf, defineOperation } from '../operations/operation.ts';
import { cents, count, entity, flag, request, sentCents } from '../schema/fields.ts';
import { ownReference } from './fields.ts';
import { EXAMPLE_OFFERED, OfferedAddOn } from './offered-add-ons.ts';
import { EXAMPLE_OWN_BOOKING, OwnBooking } from './own-booking.ts';
import { CUSTOMER_ROUTES } from './routes.ts';

const OwnExtra = entity('OwnExtra', 'An extra that the booking has or could have.', {
  ...OfferedAddOn.properties,
  quantity: count({ description: 'Pieces that the booking has.', example: 2 }, { minimum: 0 }),
  changeable: flag({
    description: 'Whether the customer can change how many; never after the cut-off.',
    example: true,
  }),
});

export const listOwnExtras = defineOperation({
  id: 'listOwnExtras',
  ...CUSTOMER_ROUTES.listOwnExtras,
  tag: 'own-booking',
  summary: 'See the extras of a booking',
  description: 'The extras that the booking has, and those that it can still get.',
  query: ownReference,
  answer: allOf(OwnExtra),
  answerDescription: 'The extras, in the order in which they are shown.',
  errors: [404, 422],
  examples: {
    picnic: {
      summary: 'Two picnic boxes, two more are possible',
      status: 200,
      answer: {
        data: [
          {
            ...EXAMPLE_OFFERED,
            orderable: true,
            reason: null,
            quantity: 2,
            changeable: true,
          },
        ],
      },
    },
  },
});

const extras = request('ExtrasWish', 'All extras that the booking is to have.', {
  addOns: orderedAddOns,
});

export const previewExtras = defineOperation({
  id: 'previewExtras',
  ...CUSTOMER_ROUTES.previewExtras,
  tag: 'own-booking',
  summary: 'See what other extras cost',
  description: 'What the booking would cost with these extras. Nothing is changed.',
  query: ownReference,
  body: extras,
  rule: eachAddOnOnce,
  answer: dataOf(
    entity('ExtrasPreview', 'What the booking would cost.', {
      totalIncludingTax: cents({ description: 'The new total, in cents.', example: 15072 }),
      difference: cents({
        description: 'How much more than now, in cents; below 0 it is less.',
        example: 1450,
      }),
      balance: cents({ description: 'What would be open then, in cents.', example: 1450 }),
    }),
  ),
  answerDescription: 'What the booking would cost.',
  changesNothing: true,
  errors: [404, 406, 422],
  examples: {
    oneMore: {
      summary: 'One box more',
      body: { addOns: [{ addOnId: PICNIC_BOX.id, quantity: 3 }] },
      status: 200,
      answer: { data: { totalIncludingTax: 15072, difference: 1450, balance: 1450 } },
    },
  },
});

export const changeExtras = defineOperation({
  id: 'changeExtras',
  ...CUSTOMER_ROUTES.changeExtras,
  tag: 'own-booking',
  summary: 'Add or remove extras',
  description: 'Sets all extras of the booking, each once, until their orders close.',
  query: ownReference,
  body: request('ExtrasChange', 'All extras that the booking is to have.', {
    ...extras.properties,
    expectedTotal: Type.Optional(
      sentCents({ description: 'The new total that the page shows, in cents.', example: 15072 }),
    ),
  }),
  rule: eachAddOnOnce,
  answer: dataOf(OwnBooking),
  answerDescription: 'The booking after the change; see what is open.',
  errors: [404, 406, 422],
  examples: {
    none: {
      summary: 'No extras',
      body: { addOns: [] },
      status: 200,
      answer: { data: { ...EXAMPLE_OWN_BOOKING, addOns: [] } },
    },
  },
});
