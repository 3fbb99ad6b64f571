/** What the API is called and where it is. */
export const API = {
  title: 'Slipway booking API',
  version: '1.14.0',
  url: 'https://api.slipway.example',
  sandboxUrl: 'http://127.0.0.1:4000',
  referenceUrl: 'https://help.slipway.example/api/',
  supportEmail: 'support@slipway.example',
  description:
    'Book boats, look up availability and keep customers in step with other software. Money is in whole cents. Times are returned in UTC and accepted with any offset. Every response wraps its payload in `data`.',
} as const;

/** The groups of operations, in the order of the reference. */
export const TAGS = {
  me: { title: 'Key', description: 'What the key in use may do.' },
  docks: { title: 'Docks', description: 'Places where boats are picked up and returned.' },
  'boat-models': { title: 'Boat models', description: 'The kinds of boat that can be booked.' },
  customers: { title: 'Customers', description: 'People who rent boats.' },
  'customer-types': {
    title: 'Customer types',
    description: 'Groups of customers with rules of their own.',
  },
  bookings: {
    title: 'Bookings',
    description: 'Trips: who, where, which boat, when, and the money.',
  },
  'tax-rates': { title: 'Tax rates', description: 'Rates that cost lines refer to.' },
  availability: { title: 'Availability', description: 'How many boats are free, and when.' },
} as const;

export type Tag = keyof typeof TAGS;
