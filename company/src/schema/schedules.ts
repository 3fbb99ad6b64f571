import { SCHEDULE_LIMITS, START_EVERY } from '@slipway/engine';
import Type from 'typebox';
import {
  choice,
  count,
  duration,
  flag,
  localDate,
  localTime,
  name,
  optionalList,
  record,
  slug,
  slugOf,
  weekdays,
} from './fields.ts';

const { earlyPickup, turnaround, nights } = SCHEDULE_LIMITS;

const common = {
  slug,
  name: name('Name for the staff.'),
  earlyPickup: Type.Optional(
    duration(`How long before pickup a customer may start, at most ${earlyPickup.max} min.`),
  ),
  turnaround: Type.Optional(
    record(`Time kept free around a trip, at most ${turnaround.max} min each. Left out: none.`, {
      before: Type.Optional(duration('Before the pickup.')),
      after: Type.Optional(duration('After the return.')),
    }),
  ),
};

const exceptionDates = {
  name: name('Name for the staff.'),
  from: localDate('First day.'),
  until: Type.Optional(localDate('Last day. Left out: the first day only.')),
  repeatsYearly: Type.Optional(flag('Whether it applies every year.')),
  closed: Type.Optional(flag('True: no pickups on these days.')),
};

const dayHours = {
  pickupWindows: Type.Array(
    record('Pickups are possible from the first to the last time, both included.', {
      from: localTime('First pickup.'),
      until: localTime('Last pickup.'),
    }),
    { minItems: 1 },
  ),
  latestReturn: localTime('Latest return.'),
};

const lengthRange = record('The trip lengths on offer as a range.', {
  shortest: duration('Shortest trip.'),
  longest: duration('Longest trip.'),
  step: duration('Step between two lengths.'),
});

const WeeklySchedule = record('Free start times within windows, same-day trips.', {
  type: Type.Literal('weekly'),
  ...common,
  hours: Type.Array(record('The hours of some weekdays.', { weekdays, ...dayHours }), {
    description: 'A weekday that is not named is closed.',
  }),
  lengths: optionalList(duration('A trip length.'), 'The trip lengths on offer.'),
  lengthRange: Type.Optional(lengthRange),
  startEvery: choice(
    START_EVERY.map((minutes) => `${minutes} min` as const),
    'Time between two start times.',
  ),
  exceptions: optionalList(
    record('Dates on which the usual hours do not apply.', {
      ...exceptionDates,
      hours: Type.Optional(record('Other hours.', dayHours)),
    }),
    'Dates with other hours. Of several on one date the last in the list wins.',
  ),
});

const Slot = record('A fixed departure.', {
  slug,
  name: name('Name that the customer sees.'),
  weekdays,
  pickup: localTime('Pickup.'),
  return: localTime('Return.'),
  nights: Type.Optional(
    count('Nights between pickup and return. Left out: the same day.', nights.min, nights.max),
  ),
});

const otherSlots = optionalList(
  record('A slot on these dates.', {
    slot: slugOf('a slot of this schedule'),
    pickup: localTime('Pickup.'),
    return: localTime('Return.'),
  }),
  'On these dates only these slots depart, at these times.',
);

const SlotSchedule = record('Named departures with fixed pickup and return.', {
  type: Type.Literal('slot'),
  ...common,
  slots: Type.Array(Slot, { minItems: 1 }),
  exceptions: optionalList(
    record('Dates on which the usual slots do not apply.', {
      ...exceptionDates,
      slots: otherSlots,
    }),
    'Dates with other slots. Of several on one date the last in the list wins.',
  ),
});

export const Schedule = Type.Union([WeeklySchedule, SlotSchedule]);
