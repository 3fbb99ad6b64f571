import type { Grammar } from './syntax.ts';

const HINTS: Record<string, string> = {
  '%': "Leave out '%': write 12% as 0.12.",
  '€': 'Leave out the currency sign: write 48, not €48.',
  $: 'Leave out the currency sign: write 48, not $48.',
  '×': "Use '*' to multiply.",
  '·': "Use '*' to multiply.",
  '÷': "Use '/' to divide.",
  ':': "Use '/' to divide.",
  '−': "Use the hyphen '-' for minus.",
  '–': "Use the hyphen '-' for minus.",
  '^': "There is no '^': multiply the value by itself instead.",
  '.': 'Write a zero before the decimal point: 0.5, not .5.',
  ';': "Use ',' between the values of a function.",
};

const CONDITION_HINTS: Record<string, string> = {
  '=': "Use '==' to compare two values.",
  '!': "Use 'not' or '!='.",
  '&': "Use 'and'.",
  '|': "Use 'or'.",
  '"': 'This text is never closed: add a " at its end.',
  "'": "This text is never closed: add a ' at its end.",
  '“': 'Use straight quotes: "North Pier".',
  '”': 'Use straight quotes: "North Pier".',
  '’': 'Use straight quotes: "North Pier".',
  '#': 'A comment needs a line of its own.',
};

/** What to do about a character that the language does not know. */
export function hintFor(character: string, grammar: Grammar): string {
  const hint = (grammar.hasTexts ? CONDITION_HINTS[character] : undefined) ?? HINTS[character];
  return hint ?? `'${character}' has no meaning in a ${grammar.noun}. Remove it.`;
}
