import Type from 'typebox';
import {
  count,
  duration,
  leadTime,
  localDate,
  localTime,
  name,
  optionalList,
  record,
  shared,
  slugOf,
  weekdays,
} from './fields.ts';

function counted(description: string) {
  return Type.Optional(
    record(description, {
      atLeast: Type.Optional(count('This many or more.', 1, 10_000)),
      atMost: Type.Optional(count('This many or fewer.', 1, 10_000)),
    }),
  );
}

const conditions = {
  length: Type.Optional(
    record('True length of the trip.', {
      atLeast: Type.Optional(duration('This long or longer.')),
      under: Type.Optional(duration('Shorter than this.')),
    }),
  ),
  bookedAhead: Type.Optional(
    record('Time between booking and pickup.', {
      atLeast: Type.Optional(leadTime('This long or longer.')),
      under: Type.Optional(leadTime('Shorter than this.')),
    }),
  ),
  boats: counted('Boats in the booking.'),
  passengers: counted('Passengers in the booking.'),
  customerTypes: optionalList(slugOf('a customer type'), 'Customers of these types.'),
  weekdays: Type.Optional(weekdays),
  dates: optionalList(
    record('Days from the first to the last, both included.', {
      from: localDate('First day.'),
      until: localDate('Last day.'),
    }),
    'Date of the pickup.',
  ),
  timeOfDay: Type.Optional(
    record('Time of the pickup.', {
      from: localTime('This time or later.'),
      until: localTime('Earlier than this.'),
    }),
  ),
  partners: optionalList(name('Code of a partner.'), 'Booked through these partners.'),
};

const ALL_MUST_HOLD = 'When it applies: all of these must hold. Left out: always.';

/** When a price rule applies, for each boat. */
export const When = shared(
  'When',
  record(ALL_MUST_HOLD, {
    ...conditions,
    nthBoat: counted('Place of the boat in the booking, counted from 1.'),
  }),
);

/** When a deposit applies, once for the booking. */
export const WhenForBooking = shared('WhenForBooking', record(ALL_MUST_HOLD, conditions));
