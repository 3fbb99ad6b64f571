import { MODEL_BOOKING, NORTH_PIER } from '@slipway/contract';
import type { ProseSection } from './prose-section.ts';

export const times: ProseSection = {
  id: 'times',
  title: 'Times and time zones',
  text: `
Times are answered in UTC, as in \`${MODEL_BOOKING.pickup}\`, with milliseconds where there are any, as in \`2025-06-14T08:00:00.250Z\`. You may send them with any offset: \`2025-06-14T10:00:00+02:00\` is the same moment. A time without an offset gets [422](#error-422), because nobody can know what it means.

A dock lives in its own time zone, \`address.timeZoneName\`, for example \`${NORTH_PIER.address.timeZoneName}\`. Schedules and prices follow the clock at the dock, on the days when clocks change as well. A day of an availability question, however, always has 24 hours.

In a query string, a plus sign means a space: write \`%2B\` for it, or use \`Z\`.
`,
};
