import { EXAMPLE_ID } from './ids.ts';

const MEDIA_BASE = 'https://media.slipway.example/heronbay';

export const NORTH_PIER = {
  id: EXAMPLE_ID.northPier,
  name: 'North Pier',
  slug: 'north-pier',
  address: {
    country: 'DK',
    line1: 'North Pier 1',
    line2: 'Blue boathouse',
    city: 'Heron Bay',
    postalCode: '4792',
    stateOrRegion: 'Zealand',
    gps: { lat: 55.0412, long: 12.0153 },
    timeZoneName: 'Europe/Copenhagen',
  },
  media: [
    {
      id: EXAMPLE_ID.northPierPhoto,
      type: 'image',
      variants: {
        fullSize: `${MEDIA_BASE}/north-pier.jpg`,
        thumb: `${MEDIA_BASE}/north-pier-thumb.jpg`,
      },
    },
  ],
  opensAt: '2023-03-01T08:00:00Z',
} as const;

export const MILL_LOCK = {
  id: EXAMPLE_ID.millLock,
  name: 'Mill Lock',
  slug: 'mill-lock',
  address: {
    country: 'DK',
    line1: 'Lock Road 20',
    line2: '',
    city: 'Heron Bay',
    postalCode: '4793',
    stateOrRegion: 'Zealand',
    gps: { lat: 55.0689, long: 11.9874 },
    timeZoneName: 'Europe/Copenhagen',
  },
  media: [
    {
      id: EXAMPLE_ID.millLockPhoto,
      type: 'image',
      variants: {
        fullSize: `${MEDIA_BASE}/mill-lock.jpg`,
        thumb: `${MEDIA_BASE}/mill-lock-thumb.jpg`,
      },
    },
  ],
  opensAt: '2025-07-01T07:00:00Z',
} as const;

export const PLOVER_5 = {
  id: EXAMPLE_ID.plover5,
  name: 'Plover 5',
  slug: 'plover-5',
  capacity: 5,
  shortDescription: 'Electric sloop for up to 5 people.',
  description:
    'A quiet electric sloop with a table and cushions. No license needed. The battery lasts a full day.',
  media: [
    {
      id: EXAMPLE_ID.ploverPhoto,
      type: 'image',
      variants: {
        fullSize: `${MEDIA_BASE}/plover-5.jpg`,
        thumb: `${MEDIA_BASE}/plover-5-thumb.jpg`,
      },
    },
  ],
  categoryId: EXAMPLE_ID.sloops,
} as const;

export const GANNET_8 = {
  id: EXAMPLE_ID.gannet8,
  name: 'Gannet 8',
  slug: 'gannet-8',
  capacity: 8,
  shortDescription: 'Tender for up to 8 people.',
  description: 'A stable tender with room for a group. Rented by the hour.',
  media: [
    {
      id: EXAMPLE_ID.gannetVideo,
      type: 'video',
      variants: {
        fullSize: `${MEDIA_BASE}/gannet-8.mp4`,
        thumb: `${MEDIA_BASE}/gannet-8-thumb.jpg`,
      },
    },
  ],
  categoryId: EXAMPLE_ID.tenders,
} as const;

export const OSPREY_10 = {
  id: EXAMPLE_ID.osprey10,
  name: 'Osprey 10',
  slug: 'osprey-10',
  capacity: 10,
  shortDescription: 'Cabin cruiser for up to 10 people, for trips of several days.',
  description: 'A cabin cruiser for weekends and midweek trips, with berths and a small galley.',
  media: [
    {
      id: EXAMPLE_ID.ospreyPhoto,
      type: 'image',
      variants: {
        fullSize: `${MEDIA_BASE}/osprey-10.jpg`,
        thumb: `${MEDIA_BASE}/osprey-10-thumb.jpg`,
      },
    },
  ],
  categoryId: EXAMPLE_ID.cruisers,
} as const;
