import { MESSAGE_VARIABLES } from '../src/calculators/message-tester/message.ts';

/** Something of the product that was once called by two names. */
export interface ProductName {
  name: string;
  /** What it is not called. Read over the whole text, labels and code included. */
  never: RegExp;
}

export const PRODUCT_NAMES: readonly ProductName[] = [
  {
    name: 'Last minute, the price rule',
    never:
      /\b[Ss]hort[- ][Nn]otice\b|\b(?:rule|line|surcharge) “?(?:Late|Last-minute|Last Minute)\b/,
  },
  {
    name: 'Booked via partner, the condition of a price rule',
    never:
      /\b(?:condition|conditions) “?Partner\b|“Partner” condition|\bpartner condition\b|\bVia partner\b|\bBooked (?:through|by|with) (?:a )?partner\b/,
  },
  {
    name: 'Early booking, the price rule',
    never: /\b(?:rule|line) “?(?:Early bird|Booked early|Early Bird)\b/,
  },
  {
    name: 'boatModel, the field of a message',
    never: /\bboatModelName\b/,
  },
];

/** In a table of conditions the first cell names the condition, so that `Partner` alone is wrong. */
export const NAMES_IN_COLUMNS: readonly { column: string; wrong: string; right: string }[] = [
  { column: 'Condition', wrong: 'Partner', right: 'Booked via partner' },
];

/** What may be in curly brackets in a message, a text or a translation. */
export const MESSAGE_FIELDS: ReadonlySet<string> = new Set(Object.keys(MESSAGE_VARIABLES));
