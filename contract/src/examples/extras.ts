import { EXAMPLE_ID } from './ids.ts';

const MEDIA_BASE = 'https://media.slipway.example/heronbay';

/** The extra of the guides. */
export const PICNIC_BOX = {
  id: EXAMPLE_ID.picnicBox,
  name: 'Picnic box',
  description: 'Bread, cheese, fruit and lemonade, packed for one.',
  media: [
    {
      id: EXAMPLE_ID.picnicBoxPhoto,
      type: 'image',
      variants: {
        fullSize: `${MEDIA_BASE}/picnic-box.jpg`,
        thumb: `${MEDIA_BASE}/picnic-box-thumb.jpg`,
      },
    },
  ],
  prices: { includingTax: 1450, excludingTax: 1208 },
  basis: 'piece',
  taxRateId: EXAMPLE_ID.standardTax,
  limits: { perBooking: null, perBoat: null, perPassenger: 1, perDay: 20 },
  orderBeforeHours: 24,
  soldOut: false,
  dockIds: [EXAMPLE_ID.northPier],
  boatModelIds: null,
} as const;
