import Type from 'typebox';
import { eachAddOnOnce } from '../add-ons/rules.ts';
import { orderedAddOns } from '../add-ons/schema.ts';
import { boats, couponCode, passengers } from '../bookings/fields.ts';
import { returnNotBeforePickup } from '../bookings/rules.ts';
import { UNBOOKABLE_REASON } from '../enums.ts';
import { EXAMPLE_ID } from '../examples/ids.ts';
import { allOf, dataOf, defineOperation } from '../operations/operation.ts';
import {
  cents,
  count,
  date,
  entity,
  flag,
  id,
  listOf,
  moment,
  nullable,
  oneOf,
  request,
  text,
} from '../schema/fields.ts';
import { partnerCode } from '../start-times/schema.ts';
import { mergeFieldErrors } from '../validation/field-errors.ts';
import { EXAMPLE_TRIP, language, tripFields, tripQuery } from './fields.ts';
import { EXAMPLE_MONEY, TripMoney } from './money.ts';
import { CUSTOMER_ROUTES } from './routes.ts';

export const DAY_STATE = {
  open: 'Something can be booked.',
  full: 'Boats go out, but none is left for this wish.',
  closed: 'No boat goes out, or none that this customer may book.',
  past: 'The day, or its last pickup, has passed.',
} as const;

export const ALTERNATIVE_KIND = {
  other_time: 'The same boat model on the same day at another time.',
  other_model: 'Another boat model of the category at the same time.',
  other_day: 'The same boat model on another day.',
} as const;

const price = nullable(
  cents({
    description:
      'The price that the form shows, with or without tax and fee as the company chose; null when there is none.',
    example: 13200,
  }),
);

const wish = {
  boats: Type.Optional(boats),
  passengers: Type.Optional(passengers),
  partnerCode: Type.Optional(partnerCode),
};
const dockId = id({ description: 'ID of the dock.', example: EXAMPLE_ID.northPier });
const boatModelId = id({ description: 'ID of the boat model.', example: EXAMPLE_ID.plover5 });

export const listDays = defineOperation({
  id: 'listDays',
  ...CUSTOMER_ROUTES.listDays,
  tag: 'form',
  summary: 'See which days are free',
  description: 'Each day of a month at a dock: whether something can be booked, and from when on.',
  query: Type.Object({
    month: text({ description: 'The month, as 2025-06.', example: '2025-06' }, { format: 'month' }),
    dockId,
    boatModelId,
    ...wish,
  }),
  answer: allOf(
    entity('FormDay', 'A day of the calendar.', {
      date: date({ description: 'The day, in the time of the dock.', example: '2025-06-14' }),
      state: oneOf(DAY_STATE, { description: 'What can be done.', example: 'open' }),
      lowestPrice: price,
    }),
  ),
  answerDescription: 'The days of the month, in their order.',
  errors: [422],
  examples: {
    june: {
      summary: 'June, as it begins',
      query: { month: '2025-06', dockId: EXAMPLE_ID.northPier, boatModelId: EXAMPLE_ID.plover5 },
      status: 200,
      answer: { data: [{ date: '2025-06-01', state: 'past', lowestPrice: null }] },
    },
  },
});

export const FormReturn = entity('FormReturn', 'One return that goes with a pickup.', {
  return: moment({ description: 'When the trip ends.', example: '2025-06-14T16:00:00Z' }),
  bookable: flag({ description: 'Whether this trip can be booked now.', example: true }),
  reason: nullable(
    oneOf(UNBOOKABLE_REASON, { description: 'Why not, or null when it can.', example: 'soldOut' }),
  ),
  boatsLeft: nullable(
    count({
      description: 'Boats that are free; null when the company does not show it.',
      example: 4,
    }),
  ),
  price,
});

export const listStartTimes = defineOperation({
  id: 'listStartTimes',
  ...CUSTOMER_ROUTES.listStartTimes,
  tag: 'form',
  summary: 'See when boats can leave',
  description:
    'The pickups of a day with every return that goes with them, by the rules and prices of the visitor.',
  query: Type.Object({
    dockId,
    date: date({ description: 'The day, in the time of the dock.', example: '2025-06-14' }),
    boatModelId: Type.Optional(boatModelId),
    ...wish,
    language: Type.Optional(language),
  }),
  answer: allOf(
    entity('FormStartTimes', 'When boats of a model can leave on a day.', {
      boatModelId,
      pickups: listOf(
        entity('FormStartTime', 'One pickup with every return that goes with it.', {
          pickup: moment({ description: 'When the trip starts.', example: '2025-06-14T13:00:00Z' }),
          slotName: nullable(
            text({
              description:
                'Name of the slot in the language of the page; null at free start times.',
              example: 'Weekend',
            }),
          ),
          returns: listOf(FormReturn, { description: 'Its returns, the earliest first.' }),
        }),
        { description: 'The pickups, the earliest first; empty on a closed day.' },
      ),
    }),
  ),
  answerDescription: 'The start times, by boat model.',
  errors: [422],
  examples: {
    saturday: {
      summary: 'Plover 5 on a Saturday',
      query: { dockId: EXAMPLE_ID.northPier, date: '2025-06-14', boatModelId: EXAMPLE_ID.plover5 },
      status: 200,
      answer: {
        data: [
          {
            boatModelId: EXAMPLE_ID.plover5,
            pickups: [
              {
                pickup: '2025-06-14T13:00:00Z',
                slotName: null,
                returns: [
                  {
                    return: '2025-06-14T16:00:00Z',
                    bookable: true,
                    reason: null,
                    boatsLeft: 4,
                    price: 13200,
                  },
                ],
              },
            ],
          },
        ],
      },
    },
  },
});

export const listAlternatives = defineOperation({
  id: 'listAlternatives',
  ...CUSTOMER_ROUTES.listAlternatives,
  tag: 'form',
  summary: 'See what else is free',
  description:
    'Up to 6 trips in place of one that cannot be booked: other times that day, then other models of the category, then other days within a week.',
  query: Type.Object({
    ...tripQuery.properties,
    boatModelIds: Type.Optional(
      listOf(boatModelId, { description: 'Only these boat models. Left out: all of them.' }),
    ),
  }),
  rule: returnNotBeforePickup,
  answer: allOf(
    entity('Alternative', 'A trip that can be booked instead.', {
      kind: oneOf(ALTERNATIVE_KIND, { description: 'What is different.', example: 'other_time' }),
      dockId,
      boatModelId,
      pickup: moment({ description: 'When it starts.', example: '2025-06-14T09:00:00Z' }),
      return: moment({ description: 'When it ends.', example: '2025-06-14T12:00:00Z' }),
      boatsLeft: nullable(
        count({
          description: 'Boats that are free; null when the company does not show it.',
          example: 2,
        }),
      ),
      price,
    }),
  ),
  answerDescription: 'The alternatives, the nearest first; empty when there are none.',
  errors: [422],
  examples: {
    later: {
      summary: 'Two Plovers at 10:00',
      query: { ...EXAMPLE_TRIP, boats: 2 },
      status: 200,
      answer: {
        data: [
          {
            kind: 'other_time',
            dockId: EXAMPLE_ID.northPier,
            boatModelId: EXAMPLE_ID.plover5,
            pickup: '2025-06-14T10:00:00Z',
            return: '2025-06-14T13:00:00Z',
            boatsLeft: 2,
            price: 26400,
          },
        ],
      },
    },
  },
});

export const createCustomerQuote = defineOperation({
  id: 'createCustomerQuote',
  ...CUSTOMER_ROUTES.createCustomerQuote,
  tag: 'form',
  summary: 'See what a trip costs',
  description:
    'Prices a trip with its extras and its code for the visitor, and says how and when it is paid. Nothing is stored or held.',
  body: request('CustomerQuoteRequest', 'A trip to be priced.', {
    ...tripFields,
    addOns: Type.Optional(orderedAddOns),
    couponCode: Type.Optional(couponCode),
    language: Type.Optional(language),
  }),
  rule: (
    quote: Parameters<typeof returnNotBeforePickup>[0] & Parameters<typeof eachAddOnOnce>[0],
  ) => mergeFieldErrors(returnNotBeforePickup(quote), eachAddOnOnce(quote)),
  answer: dataOf(
    entity('CustomerQuote', 'What a trip would cost now.', {
      ...TripMoney.properties,
      boatsLeft: nullable(
        count({
          description: 'Boats that are free; null when the company does not show it.',
          example: 5,
        }),
      ),
      bookable: flag({ description: 'Whether enough boats are free.', example: true }),
    }),
  ),
  answerDescription: 'The price.',
  changesNothing: true,
  errors: [406, 422],
  examples: {
    threeHours: {
      summary: 'Three hours in a Plover 5',
      body: EXAMPLE_TRIP,
      status: 200,
      answer: { data: { ...EXAMPLE_MONEY, boatsLeft: 5, bookable: true } },
    },
  },
});
