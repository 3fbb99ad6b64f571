import Type from 'typebox';
import { NORTH_PIER } from '../examples/inventory.ts';
import { dataOf } from '../operations/operation.ts';
import { entity, flag, id, listOf, nullable, request, text, url } from '../schema/fields.ts';
import { EXAMPLE_TOKEN } from './fields.ts';
import { defineTeamOperation } from './operation.ts';
import { TEAM_ROUTES } from './routes.ts';

/** The feed reaches so many days back and ahead. */
export const CALENDAR_FEED_DAYS = { back: 14, ahead: 60 } as const;

const settings = {
  isOn: flag({ description: 'Whether the link works.', example: true }),
  dockIds: Type.Array(id({ description: 'ID of a dock.', example: NORTH_PIER.id }), {
    description: 'The docks that are followed.',
    uniqueItems: true,
    maxItems: 500,
  }),
  hideNames: flag({ description: 'Whether entries show no names of customers.', example: true }),
};

const CalendarFeed = entity('CalendarFeed', 'The personal calendar of a member.', {
  ...settings,
  url: nullable(
    url({
      description: 'The link, which opens without signing in; null while the feed is off.',
      example: `https://dashboard.slipway.example/calendar/${EXAMPLE_TOKEN}.ics`,
    }),
  ),
  docks: listOf(
    entity('FeedDock', 'A dock that can be followed.', {
      id: id({ description: 'ID of the dock.', example: NORTH_PIER.id }),
      name: text({ description: 'Its name.', example: NORTH_PIER.name }),
    }),
    { description: 'The docks that the member works at.' },
  ),
});

const EXAMPLE_FEED = {
  isOn: true,
  dockIds: [NORTH_PIER.id],
  hideNames: true,
  url: `https://dashboard.slipway.example/calendar/${EXAMPLE_TOKEN}.ics`,
  docks: [{ id: NORTH_PIER.id, name: NORTH_PIER.name }],
};

const answer = {
  secretAnswer: true,
  tag: 'calendar',
  answer: dataOf(CalendarFeed),
  answerDescription: 'The feed.',
} as const;

export const getCalendarFeed = defineTeamOperation({
  id: 'getCalendarFeed',
  ...TEAM_ROUTES.getCalendarFeed,
  ...answer,
  permission: 'bookings.view',
  summary: 'See the calendar feed',
  description: 'The personal feed of the member, with its link.',
  errors: [],
  examples: {
    kai: { summary: 'Of Kai', status: 200, answer: { data: EXAMPLE_FEED } },
  },
});

export const saveCalendarFeed = defineTeamOperation({
  id: 'saveCalendarFeed',
  ...TEAM_ROUTES.saveCalendarFeed,
  ...answer,
  permission: 'bookings.view',
  summary: 'Set up the calendar feed',
  description:
    'Switches the feed on or off and says what it shows. Switched on again it has the link of before.',
  body: request('CalendarFeedSettings', 'What the feed shows.', settings),
  errors: [422],
  examples: {
    on: {
      summary: 'North Pier without names',
      body: { isOn: true, dockIds: [NORTH_PIER.id], hideNames: true },
      status: 200,
      answer: { data: EXAMPLE_FEED },
    },
  },
});

export const resetCalendarFeed = defineTeamOperation({
  id: 'resetCalendarFeed',
  ...TEAM_ROUTES.resetCalendarFeed,
  ...answer,
  permission: 'bookings.view',
  summary: 'Reset the link',
  description: 'Makes a new link. All copies of the old one end.',
  body: request('CalendarFeedReset', 'Nothing else is needed.', {}),
  errors: [406, 422],
  examples: {
    reset: {
      summary: 'It was pasted into a chat',
      body: {},
      status: 200,
      answer: { data: EXAMPLE_FEED },
    },
  },
});
