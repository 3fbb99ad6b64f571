import Type from 'typebox';
import { orderedAddOns } from '../add-ons/schema.ts';
import { ORDER_STATE } from '../enums.ts';
import { MODEL_BOOKING } from '../examples/booking.ts';
import { EXAMPLE_ID } from '../examples/ids.ts';
import { INES } from '../examples/people.ts';
import { allOf, dataOf } from '../operations/operation.ts';
import {
  count,
  date,
  entity,
  flag,
  id,
  moment,
  nullable,
  oneOf,
  request,
  text,
} from '../schema/fields.ts';
import { orderLineFields } from './dockside-schema.ts';
import { defineTeamOperation } from './operation.ts';
import { TEAM_ROUTES } from './routes.ts';

/** Lines that can be marked together: more than a day ever has. */
const MOST_MARKED = 500;

/** What the list, the pick list and the export show; what is left out does not limit. */
const orderFilter = {
  date: Type.Optional(
    date({ description: 'Day of the pickup; today without it.', example: '2025-06-14' }),
  ),
  dockId: Type.Optional(id({ description: 'Only this dock.', example: EXAMPLE_ID.northPier })),
  boatModelId: Type.Optional(
    id({ description: 'Only trips with this boat model.', example: EXAMPLE_ID.plover5 }),
  ),
  categoryId: Type.Optional(
    id({ description: 'Only add-ons of this category.', example: EXAMPLE_ID.newBooking }),
  ),
  addOnId: Type.Optional(id({ description: 'Only this add-on.', example: EXAMPLE_ID.picnicBox })),
  state: Type.Optional(
    oneOf(ORDER_STATE, { description: 'Only lines in this state.', example: 'to_prepare' }),
  ),
};

const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const lineKey = {
  bookingId: id({ description: 'ID of the booking.', example: MODEL_BOOKING.id }),
  addOnId: orderLineFields.addOnId,
};

const OrderLine = entity('TeamOrderLine', 'One product of the order of a booking.', {
  ...orderLineFields,
  bookingId: lineKey.bookingId,
  reference: text({ description: 'Reference of the booking.', example: 'R7K2QD' }),
  customerName: text({ description: 'Who gets it.', example: INES.fullName }),
  pickup: moment({ description: 'Pickup.', example: MODEL_BOOKING.pickup }),
  dockId: id({ description: 'ID of the dock.', example: MODEL_BOOKING.dockId }),
  boatModelId: id({ description: 'ID of the boat model.', example: EXAMPLE_ID.plover5 }),
  boatModelName: text({ description: 'Name of the boat model.', example: 'Plover 5' }),
  boats: count({ description: 'Boats of the booking.', example: 1 }),
  people: count({ description: 'People of the booking.', example: 4 }),
  categoryId: nullable(id({ description: 'ID of the category.', example: EXAMPLE_ID.newBooking })),
  categoryName: nullable(text({ description: 'Name of the category.', example: 'Food' })),
});

const EXAMPLE_LINE = {
  bookingId: MODEL_BOOKING.id,
  addOnId: EXAMPLE_ID.picnicBox,
  name: 'Picnic box',
  quantity: 2,
  state: 'ready',
  changed: false,
  reference: 'R7K2QD',
  customerName: INES.fullName,
  pickup: MODEL_BOOKING.pickup,
  dockId: MODEL_BOOKING.dockId,
  boatModelId: EXAMPLE_ID.plover5,
  boatModelName: 'Plover 5',
  boats: 1,
  people: 4,
  categoryId: null,
  categoryName: null,
} as const;

export const listOrders = defineTeamOperation({
  id: 'listOrders',
  ...TEAM_ROUTES.listOrders,
  permission: 'bookings.view',
  tag: 'orders',
  summary: 'See what to prepare',
  description:
    'The add-ons of a day, line by line and by pickup, at the docks of the member. A booking that was called off is not among them.',
  query: Type.Object(orderFilter),
  answer: allOf(OrderLine),
  answerDescription: 'The lines.',
  errors: [404, 422],
  examples: {
    saturday: {
      summary: 'The boxes of Ines',
      query: { date: '2025-06-14', dockId: EXAMPLE_ID.northPier },
      status: 200,
      answer: { data: [EXAMPLE_LINE] },
    },
  },
});

export const markOrders = defineTeamOperation({
  id: 'markOrders',
  ...TEAM_ROUTES.markOrders,
  permission: 'orders.mark',
  tag: 'orders',
  summary: 'Mark lines of orders',
  description:
    'Says how far lines are. A line that is marked is no longer shown as changed. The quantity that the screen showed travels with it: a line that has another one by now is refused.',
  body: request('OrderMark', 'Which lines, and how far they are.', {
    state: oneOf(ORDER_STATE, { description: 'How far they are.', example: 'handed_out' }),
    lines: Type.Array(
      Type.Object(
        { ...lineKey, quantity: orderedAddOns.items.properties.quantity },
        { additionalProperties: false },
      ),
      { description: 'The lines.', minItems: 1, maxItems: MOST_MARKED },
    ),
  }),
  answer: allOf(OrderLine),
  answerDescription: 'The lines after it.',
  errors: [404, 406, 422],
  examples: {
    handedOut: {
      summary: 'With the customer',
      body: {
        state: 'handed_out',
        lines: [{ bookingId: MODEL_BOOKING.id, addOnId: EXAMPLE_ID.picnicBox, quantity: 2 }],
      },
      status: 200,
      answer: { data: [{ ...EXAMPLE_LINE, state: 'handed_out' }] },
    },
  },
});

export const exportOrders = defineTeamOperation({
  id: 'exportOrders',
  ...TEAM_ROUTES.exportOrders,
  permission: 'orders.export',
  tag: 'orders',
  summary: 'Export totals for suppliers',
  description:
    'How many of each product the filter holds, as an Excel file, with amounts on request.',
  query: Type.Object({
    ...orderFilter,
    withPrices: Type.Optional(
      flag({ description: 'Whether amounts are in it.', example: false }, { default: false }),
    ),
  }),
  answer: dataOf(
    entity('OrderExport', 'A file.', {
      fileName: text({ description: 'What to call it.', example: 'orders-2025-06-14.xlsx' }),
      contentType: text({ description: 'Its media type.', example: XLSX_TYPE }),
      base64: text({ description: 'The file in Base64.', example: 'UEsDBBQ' }),
    }),
  ),
  answerDescription: 'The file.',
  errors: [404, 422],
  examples: {
    totals: {
      summary: 'Four boxes',
      query: { date: '2025-06-14' },
      status: 200,
      answer: {
        data: { fileName: 'orders-2025-06-14.xlsx', contentType: XLSX_TYPE, base64: 'UEsDBBQ' },
      },
    },
  },
});

export type TeamOrderLine = Type.Static<typeof OrderLine>;
