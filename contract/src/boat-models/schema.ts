import { Media } from '../docks/schema.ts';
import { PLOVER_5 } from '../examples/inventory.ts';
import { count, entity, id, listOf, nullable, text } from '../schema/fields.ts';

export const BoatModel = entity(
  'BoatModel',
  'A kind of boat. Customers book a model; the hull is chosen at hand-out.',
  {
    id: id({ description: 'ID of the boat model.', example: PLOVER_5.id }),
    name: text({ description: 'Name of the model.', example: PLOVER_5.name }),
    slug: text({ description: 'Name for web addresses.', example: PLOVER_5.slug }),
    capacity: count(
      { description: 'Most people on one boat.', example: PLOVER_5.capacity },
      { minimum: 1 },
    ),
    shortDescription: text({
      description: 'One line for lists.',
      example: PLOVER_5.shortDescription,
    }),
    description: text({ description: 'The whole description.', example: PLOVER_5.description }),
    media: listOf(Media, { description: 'Pictures and videos, in the order they are shown.' }),
    categoryId: nullable(
      id({
        description: 'ID of the category that groups this model with others, or null.',
        example: PLOVER_5.categoryId,
      }),
    ),
  },
);
