import { MEDIA_TYPE } from '../enums.ts';
import { NORTH_PIER } from '../examples/inventory.ts';
import { decimal, entity, group, id, listOf, moment, oneOf, text, url } from '../schema/fields.ts';

const { address, media } = NORTH_PIER;
const [photo] = media;

export const Media = entity('Media', 'A picture or a video of a dock or a boat model.', {
  id: id({ description: 'ID of the picture or video.', example: photo.id }),
  type: oneOf(MEDIA_TYPE, { description: 'Whether it moves.', example: photo.type }),
  variants: group(
    { description: 'Where to load it, in two sizes.' },
    {
      fullSize: url({ description: 'The original size.', example: photo.variants.fullSize }),
      thumb: url({ description: 'A small still for lists.', example: photo.variants.thumb }),
    },
  ),
});

export const Address = entity('Address', 'Where a dock lies.', {
  country: text({
    description: 'Country as two letters (ISO 3166-1).',
    example: address.country,
  }),
  line1: text({ description: 'Street and number.', example: address.line1 }),
  line2: text({
    description: 'More about the place, or an empty text.',
    example: address.line2,
  }),
  city: text({ description: 'Town.', example: address.city }),
  postalCode: text({ description: 'Postal code.', example: address.postalCode }),
  stateOrRegion: text({
    description: 'State or region, or an empty text.',
    example: address.stateOrRegion,
  }),
  gps: group(
    { description: 'Where the pier is, as a point on the map (WGS 84).' },
    {
      lat: decimal(
        { description: 'Latitude in degrees, north is positive.', example: address.gps.lat },
        { minimum: -90, maximum: 90 },
      ),
      long: decimal(
        { description: 'Longitude in degrees, east is positive.', example: address.gps.long },
        { minimum: -180, maximum: 180 },
      ),
    },
  ),
  timeZoneName: text({
    description: 'Time zone of the dock (IANA name). Its schedules are in this zone.',
    example: address.timeZoneName,
  }),
});

export const Dock = entity('Dock', 'A place where boats are picked up and returned.', {
  id: id({ description: 'ID of the dock.', example: NORTH_PIER.id }),
  name: text({ description: 'Name of the dock.', example: NORTH_PIER.name }),
  slug: text({ description: 'Name for web addresses.', example: NORTH_PIER.slug }),
  address: Address,
  media: listOf(Media, { description: 'Pictures and videos, in the order they are shown.' }),
  opensAt: moment({
    description: 'The moment from which the dock takes pickups.',
    example: NORTH_PIER.opensAt,
  }),
});
