import Type from 'typebox';
import {
  choice,
  count,
  id,
  localMoment,
  name,
  optionalList,
  record,
  slug,
  slugOf,
  text,
} from './fields.ts';
import { media } from './media.ts';

const gps = record('Where the pier is (WGS 84).', {
  lat: Type.Number({ description: 'Latitude, north is positive.', minimum: -90, maximum: 90 }),
  long: Type.Number({ description: 'Longitude, east is positive.', minimum: -180, maximum: 180 }),
});

const address = record('Where the dock lies.', {
  country: Type.String({
    description: 'Country as two letters (ISO 3166-1).',
    pattern: '^[A-Z]{2}$',
    patternErrorMessage: 'must be two capital letters, such as DK',
  }),
  line1: name('Street and number.'),
  line2: Type.Optional(text('More about the place.')),
  city: name('Town.'),
  postalCode: text('Postal code.'),
  stateOrRegion: Type.Optional(text('State or region.')),
  gps,
  timeZoneName: text('Time zone (IANA name), such as Europe/Copenhagen.'),
});

const trafficLimit = record('How much the dock can handle at each start time, over all models.', {
  count: choice(['pickups', 'returns', 'both'], 'What is counted.'),
  by: choice(['bookings', 'boats'], 'Whether a booking of two boats counts once or twice.'),
  limit: count('The most at one start time.', 1, 1000),
});

export const Dock = record('A place where boats are picked up and returned.', {
  id: Type.Optional(id),
  slug,
  name: name('Name of the dock.'),
  address,
  opensAt: localMoment('The moment from which the dock takes pickups.', 'In its own time.'),
  trafficLimit: Type.Optional(trafficLimit),
  media,
});

export const Blockout = record('A period in which boats cannot be booked.', {
  reason: name('Why, for the staff.'),
  from: localMoment('Start.'),
  until: localMoment('End.'),
  docks: optionalList(slugOf('a dock'), 'Left out: all docks.'),
  boatModels: optionalList(slugOf('a boat model'), 'Left out: all models.'),
  boats: Type.Optional(count('How many boats of each model. Left out: all boats.', 1, 10_000)),
});
