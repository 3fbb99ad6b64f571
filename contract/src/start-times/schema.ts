import { UNBOOKABLE_REASON } from '../enums.ts';
import { EXAMPLE_ID } from '../examples/ids.ts';
import { PARTNER_CODE_MAX_LENGTH } from '../limits.ts';
import {
  cents,
  count,
  entity,
  flag,
  id,
  listOf,
  moment,
  nullable,
  oneOf,
  text,
} from '../schema/fields.ts';

export const partnerCode = text(
  { description: 'Code of the partner who sends the customer.', example: 'reedside' },
  { pattern: `^[a-z0-9-]{1,${PARTNER_CODE_MAX_LENGTH}}$` },
);

const StartTimeReturn = entity('StartTimeReturn', 'One return that goes with a pickup.', {
  return: moment({ description: 'When the trip ends.', example: '2025-06-14T16:00:00Z' }),
  availability: count(
    { description: 'Boats that are free for the whole trip and its turnaround.', example: 4 },
    { minimum: 0 },
  ),
  bookable: flag({ description: 'Whether this trip can be booked now.', example: true }),
  reason: nullable(
    oneOf(UNBOOKABLE_REASON, {
      description: 'Why it cannot be booked, or null when it can.',
      example: 'soldOut',
    }),
  ),
  totalIncludingTax: nullable(
    cents({
      description:
        'What the trip costs in cents, with tax, extra charges and booking fee; null when it has no price.',
      example: 13200,
    }),
  ),
});

export const StartTimes = entity('StartTimes', 'When boats of a model can leave on a day.', {
  boatModelId: id({ description: 'ID of the boat model.', example: EXAMPLE_ID.plover5 }),
  pickups: listOf(
    entity('StartTime', 'One pickup with every return that goes with it.', {
      pickup: moment({ description: 'When the trip starts.', example: '2025-06-14T13:00:00Z' }),
      returns: listOf(StartTimeReturn, { description: 'Its returns, the earliest first.' }),
    }),
    { description: 'The pickups of the day, the earliest first; empty on a closed day.' },
  ),
});
