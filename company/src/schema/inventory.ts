import { MEDIA_TYPE } from '@slipway/contract';
import Type from 'typebox';
import {
  choice,
  choiceOf,
  count,
  flag,
  formed,
  id,
  localMoment,
  name,
  optionalList,
  record,
  shared,
  slug,
  slugOf,
  text,
} from './fields.ts';
import { translations } from './translations.ts';

/** The devices with which boats are started and stopped from afar. */
const BOAT_HARDWARE = {
  quaylock: 'Quaylock relay: starts and stops.',
  beacon: 'Beacon tracker: starts and stops, and reports position and battery.',
} as const;

const mediaAddress = (description: string) =>
  Type.String({
    description,
    pattern: '^https://\\S+$',
    patternErrorMessage: 'must be an address that starts with https://',
  });

export const media = optionalList(
  shared(
    'Media',
    record('A picture or a video.', {
      id: Type.Optional(id),
      type: choiceOf(MEDIA_TYPE, 'Whether it moves.'),
      fullSize: mediaAddress('Where to load the original size.'),
      thumb: mediaAddress('Where to load a small still for lists.'),
    }),
  ),
  'Pictures and videos, in the order in which they are shown.',
);

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
  translations: translations({ name: Type.Optional(name('Name of the dock.')) }),
});

export const Category = record('A group of boat models.', {
  id: Type.Optional(id),
  slug,
  name: name('Name of the category.'),
  translations: translations({ name: Type.Optional(name('Name of the category.')) }),
});

const Boat = record('One hull.', {
  name: name('Name or number on the hull.'),
  registration: Type.Optional(text('Official registration.')),
  hardware: Type.Optional(
    record('The device that starts and stops the motor from afar.', {
      type: choiceOf(BOAT_HARDWARE, 'Which device it is.'),
      serialNumber: formed('^[A-Z0-9]+(-[A-Z0-9]+)*$', 'capital letters, digits and hyphens', {
        description: 'Serial number, as it is printed on the device.',
      }),
    }),
  ),
});

const Placement = record('Where boats lie from a moment on, until their next placement.', {
  boats: optionalList(name('Name of a boat.'), 'Left out: all boats of the model.'),
  from: localMoment('Start.'),
  dock: Type.Optional(slugOf('the dock at which they lie')),
  outOfService: Type.Optional(flag('True in place of a dock: they cannot be rented.')),
  until: Type.Optional(localMoment('End of being out of service; they are back where they were.')),
});

export const BoatModel = record('A kind of boat. Customers book a model, not a hull.', {
  id: Type.Optional(id),
  slug,
  name: name('Name of the model.'),
  category: Type.Optional(slugOf('a category')),
  capacity: count('Most people on one boat.', 1, 1000),
  shortDescription: text('One line for lists.'),
  description: text('The whole description.'),
  mostBoatsPerBooking: Type.Optional(count('Left out: no limit.', 1, 1000)),
  askForPeople: Type.Optional(flag('Whether the form asks how many come. Left out: it does.')),
  media,
  boats: optionalList(Boat, 'The hulls of this model.'),
  placements: optionalList(Placement, 'Where the boats lie.'),
  translations: translations({
    name: Type.Optional(name('Name of the model.')),
    shortDescription: Type.Optional(text('One line for lists.')),
    description: Type.Optional(text('The whole description.')),
  }),
});

export const Blockout = record('A period in which boats cannot be booked.', {
  reason: name('Why, for the staff.'),
  from: localMoment('Start.'),
  until: localMoment('End.'),
  docks: optionalList(slugOf('a dock'), 'Left out: all docks.'),
  boatModels: optionalList(slugOf('a boat model'), 'Left out: all models.'),
  boats: Type.Optional(count('How many boats of each model. Left out: all boats.', 1, 10_000)),
});
