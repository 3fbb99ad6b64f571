import Type from 'typebox';
import { EXAMPLE_ID } from '../examples/ids.ts';
import { dataOf } from '../operations/operation.ts';
import {
  cents,
  count,
  date,
  decimal,
  entity,
  group,
  id,
  listOf,
  nullable,
  oneOf,
  timestamp,
} from '../schema/fields.ts';
import { partnerCode } from '../start-times/schema.ts';
import { BOOKING_SOURCE } from './booking-words.ts';
import { INSIGHTS_BY, INSIGHTS_COMPARED } from './insights-words.ts';
import { defineTeamOperation } from './operation.ts';
import { TEAM_ROUTES } from './routes.ts';

const share = (description: string, example: number) =>
  nullable(decimal({ description: `${description}, in percent.`, example }));

const days = {
  from: date({ description: 'First day.', example: '2025-06-14' }),
  until: date({ description: 'Last day.', example: '2025-06-14' }),
};

const Measures = entity('InsightsMeasures', 'Some days and what they brought.', {
  ...days,
  revenue: cents({ description: 'Costs without tax, in cents.', example: 70646 }),
  bookings: count({ description: 'Confirmed and completed bookings.', example: 6 }),
  averageValue: nullable(cents({ description: 'Revenue for each booking.', example: 11774 })),
  occupancy: share('Booked of bookable boat hours, by pickup date', 17.2),
  addOnShare: share('Revenue from add-ons of all revenue', 6.8),
  leadTime: nullable(
    count({ description: 'Minutes from booking to pickup, on average.', example: 8560 }),
  ),
  cancelRate: share('Canceled of all bookings', 0),
});

const SATURDAY = {
  from: '2025-06-14',
  until: '2025-06-14',
  revenue: 70646,
  bookings: 6,
  averageValue: 11774,
  occupancy: 17.2,
  addOnShare: 6.8,
  leadTime: 8560,
  cancelRate: 0,
};

const YEAR_BEFORE = {
  from: '2024-06-14',
  until: '2024-06-14',
  revenue: 0,
  bookings: 0,
  averageValue: null,
  occupancy: 0,
  addOnShare: null,
  leadTime: null,
  cancelRate: null,
};

export const getInsights = defineTeamOperation({
  id: 'getInsights',
  ...TEAM_ROUTES.getInsights,
  permission: 'insights.view',
  tag: 'insights',
  summary: 'Read the sales figures of a period',
  description:
    'The measures of a period beside those of an earlier one, in all and in parts, over the bookings at docks of the member that match every filter.',
  query: Type.Object({
    ...days,
    by: Type.Optional(
      oneOf(
        INSIGHTS_BY,
        { description: 'Which day of a booking decides.', example: 'pickup' },
        { default: 'pickup' },
      ),
    ),
    compared: Type.Optional(
      oneOf(
        INSIGHTS_COMPARED,
        { description: 'What the period is read beside.', example: 'last_year' },
        { default: 'last_year' },
      ),
    ),
    dockId: Type.Optional(id({ description: 'Only this dock.', example: EXAMPLE_ID.northPier })),
    boatModelId: Type.Optional(
      id({ description: 'Only this boat model.', example: EXAMPLE_ID.plover5 }),
    ),
    customerTypeId: Type.Optional(
      id({ description: 'Only customers of this type.', example: EXAMPLE_ID.guest }),
    ),
    source: Type.Optional(
      oneOf(BOOKING_SOURCE, { description: 'Only from here.', example: 'customer' }),
    ),
    partner: Type.Optional(partnerCode),
  }),
  answer: dataOf(
    entity('Insights', 'The figures of a period.', {
      asOf: timestamp({
        description: 'When they were worked out.',
        example: '2025-06-14T07:50:00.000Z',
      }),
      total: group(
        { description: 'The whole period, and the earlier one.' },
        { current: Measures, earlier: Measures },
      ),
      soFar: nullable(
        group(
          {
            description:
              'The part of the period that has come, and the same part of the earlier one; null when it is over or has not begun.',
          },
          { current: Measures, earlier: Measures },
        ),
      ),
      step: oneOf(
        { day: 'Days', week: 'Weeks from the first day', month: 'Months' },
        { description: 'How long a part is.', example: 'day' },
      ),
      parts: group(
        { description: 'Part by part; the first of one stands beside the first of the other.' },
        {
          current: listOf(Measures, { description: 'The parts of the period.' }),
          earlier: listOf(Measures, { description: 'The parts of the earlier one.' }),
        },
      ),
    }),
  ),
  answerDescription: 'The figures.',
  errors: [404, 422],
  examples: {
    saturday: {
      summary: 'June 14, 2025 at North Pier',
      query: {
        from: '2025-06-14',
        until: '2025-06-14',
        by: 'pickup',
        compared: 'last_year',
        dockId: EXAMPLE_ID.northPier,
      },
      status: 200,
      answer: {
        data: {
          asOf: '2025-06-14T07:50:00.000Z',
          total: { current: SATURDAY, earlier: YEAR_BEFORE },
          soFar: null,
          step: 'day',
          parts: { current: [SATURDAY], earlier: [YEAR_BEFORE] },
        },
      },
    },
  },
});
