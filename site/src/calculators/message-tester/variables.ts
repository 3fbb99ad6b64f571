import { at } from '../heron-bay.ts';

/** What a text can hold, by kind, with the values of the model booking. */
export const MESSAGE_VARIABLES = {
  givenName: { kind: 'text', value: 'Ines' },
  reference: { kind: 'text', value: 'R7K2QD' },
  pickupAt: { kind: 'moment', value: at('2025-06-14', '10:00') },
  returnAt: { kind: 'moment', value: at('2025-06-14', '13:00') },
  dockName: { kind: 'text', value: 'North Pier' },
  boatModel: { kind: 'text', value: 'Plover 5' },
  boats: { kind: 'number', value: 1 },
  passengers: { kind: 'number', value: 4 },
  totalAmount: { kind: 'text', value: '€159.34' },
  openAmount: { kind: 'text', value: '€0.00' },
  bookingUrl: { kind: 'text', value: 'https://heronbay.slipway.example/bookings/R7K2QD' },
} as const;

/** The name of a value that a text can hold. */
export type MessageVariable = keyof typeof MESSAGE_VARIABLES;

/** The values for one text. */
export type MessageValues = Record<MessageVariable, string | number>;

/** The values of the model booking, some of them changed. */
export function messageValues(changes: Partial<MessageValues>): MessageValues {
  const values = Object.entries(MESSAGE_VARIABLES).map(([name, { value }]) => [name, value]);
  return { ...Object.fromEntries(values), ...changes };
}
