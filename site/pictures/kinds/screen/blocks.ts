import Type from 'typebox';
import { optionalText, strict, text } from '../../picture.ts';

const callout = optionalText;

/** What can be on a screen. Any of them may carry a callout, which is numbered by its place. */
export const block = Type.Union([
  strict({ heading: text, callout }),
  strict({ note: text, callout }),
  strict({ field: text, value: text, callout }),
  strict({ toggle: text, on: Type.Boolean(), callout }),
  strict({ tick: text, done: Type.Boolean(), callout }),
  strict({ buttons: Type.Array(text), callout }),
  strict({ tabs: Type.Array(text), active: text, callout }),
  strict({ chips: Type.Array(text), callout }),
  strict({ cards: Type.Array(strict({ title: text, detail: text })), callout }),
  strict({ columns: Type.Array(text), rows: Type.Array(Type.Array(Type.String())), callout }),
]);

export type Block = Type.Static<typeof block>;
