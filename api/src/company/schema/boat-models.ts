import Type from 'typebox';
import {
  count,
  flag,
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

export const Category = record('A group of boat models.', {
  id: Type.Optional(id),
  slug,
  name: name('Name of the category.'),
});

const Boat = record('One hull.', {
  name: name('Name or number on the hull.'),
  registration: Type.Optional(text('Official registration.')),
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
  media,
  boats: optionalList(Boat, 'The hulls of this model.'),
  placements: optionalList(Placement, 'Where the boats lie.'),
});
