import { NAME_MAX_LENGTH, valuesOf } from '@slipway/contract';
import { LARGEST_AMOUNT, WEEKDAYS } from '@slipway/engine';
import Type from 'typebox';

/** Editors that know the schema show the very message that `company check` prints. */
export function formed(pattern: string, form: string, about: { description: string }) {
  return Type.String({ pattern, patternErrorMessage: `must be ${form}`, ...about });
}

/** An object in which a field that it does not name is a mistake. */
export function record<Properties extends Type.TProperties>(
  description: string,
  properties: Properties,
) {
  return Type.Object(properties, { description, additionalProperties: false });
}

/** Several parts of the file have this form; the JSON Schema writes it down once, under the name. */
export function shared<Schema extends Type.TSchema>(title: string, schema: Schema): Schema {
  return { ...schema, title };
}

export function text(description: string) {
  return Type.String({ description });
}

const FILLED_LINE = '^(?=.*\\S)[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$';

/** A text of one line that cannot be empty. */
export function name(description: string) {
  return Type.String({
    description,
    maxLength: NAME_MAX_LENGTH,
    pattern: FILLED_LINE,
    patternErrorMessage: 'must be one line that is not empty',
  });
}

const SLUG = '^[a-z0-9]+(-[a-z0-9]+)*$';
const SLUG_FORM = 'lower-case letters, digits and single hyphens, such as north-pier';

/** The short name by which other parts of the file refer to this one. */
export const slug = formed(SLUG, SLUG_FORM, {
  description:
    'Short name for web addresses, and for references inside this file. Keep it: another slug is another record.',
});

/** The slug of something else in the file. */
export function slugOf(what: string) {
  return formed(SLUG, SLUG_FORM, { description: `Slug of ${what}.` });
}

export const id = formed(
  '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$',
  'an ID in UUID form with small letters',
  { description: 'ID in the API. Left out, it follows from the slugs and stays the same.' },
);

export function emailAddress(description: string) {
  const form = 'an e-mail address, such as office@heronbay.example';
  return formed('^[^\\s@<>]+@[^\\s@<>]+\\.[^\\s@<>]+$', form, { description });
}

export function phoneNumber(description: string) {
  const form = 'a number in quotes with a plus sign and the country code, such as "+4555501234"';
  return formed('^\\+[1-9]\\d{5,14}$', form, { description });
}

export function httpsAddress(description: string) {
  const form = 'an address that starts with https://';
  return formed('^https://[^\\s/]\\S*$', form, { description });
}

/** A file that comes with the company file, so that both can be moved together. */
export function besidePath(ending: string, description: string) {
  const form = `a path inside the folder of this file that ends in .${ending}, such as waivers/contract.${ending}`;
  const pattern = `^(?!/)(?!(.*/)?\\.\\.?/)[^\\\\:\\u0000-\\u001f]+\\.${ending}$`;
  return formed(pattern, form, { description });
}

/** Whether there is such a language is checked later. */
export function languageCode(description: string) {
  return formed('^[a-z]{2,3}$', 'the code of a language, such as da', { description });
}

/** An amount in the currency of the company, with at most two decimals. */
export function money(description: string, limits: { minimum?: number } = {}) {
  const largest = LARGEST_AMOUNT / 100;
  return Type.Number({
    description: `${description} In the currency of the company, such as 96.00.`,
    minimum: limits.minimum ?? -largest,
    maximum: largest,
  });
}

export function count(description: string, minimum: number, maximum: number) {
  return Type.Integer({ description, minimum, maximum });
}

export function percentage(description: string) {
  return Type.Number({ description, minimum: 0, maximum: 100 });
}

export function flag(description: string) {
  return Type.Boolean({ description });
}

export function choice<Value extends string>(values: readonly Value[], description: string) {
  return Type.Enum([...values], { type: 'string', description });
}

/** One value of an enumeration of the API. */
export function choiceOf<Meanings extends Record<string, string>>(
  meanings: Meanings,
  description: string,
) {
  return choice(valuesOf(meanings), description);
}

export function localTime(description: string) {
  return formed('^(([01]\\d|2[0-3]):[0-5]\\d|24:00)$', 'a time such as 09:30', {
    description: `${description} In the time of the dock.`,
  });
}

export function localDate(description: string) {
  return formed('^\\d{4}-\\d{2}-\\d{2}$', 'a date such as 2025-06-14', { description });
}

export function localMoment(
  description: string,
  zone = 'In the time of the dock; without a dock, in the time of the first one.',
) {
  return formed(
    '^\\d{4}-\\d{2}-\\d{2} ([01]\\d|2[0-3]):[0-5]\\d$',
    'a date and a time such as 2025-06-14 09:30',
    { description: `${description} ${zone}` },
  );
}

/** A moment that was recorded, to the minute or finer. */
export function recordedMoment(description: string) {
  return formed(
    '^\\d{4}-\\d{2}-\\d{2} ([01]\\d|2[0-3]):[0-5]\\d(:[0-5]\\d(\\.\\d{3})?)?$',
    'a date and a time such as 2025-06-14 09:30 or 2025-06-14 09:30:07.214',
    { description: `${description} In the time of the docks.` },
  );
}

/** A length of time within a day: `45 min`, `1.5 h`. */
export function duration(description: string) {
  return formed('^\\d+(\\.\\d+)? (min|h)$', 'a length of time such as 45 min or 1.5 h', {
    description,
  });
}

/** Like a duration, with whole days as well: `21 days`. */
export function leadTime(description: string) {
  return formed('^\\d+ (h|days?)$', 'a time ahead such as 12 h or 21 days', { description });
}

export const weekdays = shared(
  'Weekdays',
  Type.Array(choice(WEEKDAYS, 'A day of the week.'), { minItems: 1 }),
);

/** A list that may be left out, which is the same as an empty one. */
export function optionalList<Items extends Type.TSchema>(items: Items, description: string) {
  return Type.Optional(Type.Array(items, { description }));
}
