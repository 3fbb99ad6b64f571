import Type from 'typebox';
import { valuesOf } from '../enums.ts';
import { LARGEST_AMOUNT } from '../limits.ts';
import { TO_THE_SECOND } from './formats.ts';

interface Words {
  description: string;
}

interface Described<Value> extends Words {
  example: Value;
}

/** A default is part of the schema's type, so that a checked request is typed as having the field. */
type Defaulted<Schema, Options> = Options extends { default: infer Value }
  ? Schema & { default: Value }
  : Schema;

/** An ID. All IDs of the API are UUIDs. */
export function id({ description, example }: Described<string>) {
  return Type.String({ format: 'uuid', description, examples: [example] });
}

export function text(
  { description, example }: Described<string>,
  limits: { minLength?: number; maxLength?: number; pattern?: string; format?: string } = {},
) {
  return Type.String({ description, examples: [example], ...limits });
}

const NOT_BLANK = '\\S';

/** A text that holds more than white space. */
export function filledText(words: Described<string>, maxLength: number, format?: string) {
  return text(words, { minLength: 1, maxLength, pattern: NOT_BLANK, ...(format && { format }) });
}

/** A moment to the second, as `2025-06-14T08:00:00Z`; accepted with any offset. */
export function moment({ description, example }: Described<string>) {
  const { pattern } = TO_THE_SECOND;
  return Type.String({ format: 'date-time', pattern, description, examples: [example] });
}

/** When Slipway recorded something, as `2025-06-02T18:21:07.214Z`: always with milliseconds. */
export function timestamp({ description, example }: Described<string>) {
  const pattern = '\\.[0-9]{3}Z$';
  return Type.String({ format: 'date-time', pattern, description, examples: [example] });
}

/** A day of the calendar, as `2025-06-14`. */
export function date({ description, example }: Described<string>) {
  return Type.String({ format: 'date', description, examples: [example] });
}

/** A moment that a caller may send as finely as it likes. */
export function anyMoment({ description, example }: Described<string>) {
  return Type.String({ format: 'date-time', description, examples: [example] });
}

export function url({ description, example }: Described<string>) {
  return Type.String({ format: 'uri', description, examples: [example] });
}

/** An amount of money as whole cents. */
export function cents(
  { description, example }: Described<number>,
  limits: { minimum?: number } = {},
) {
  return Type.Integer({ description, examples: [example], ...limits });
}

/** An amount that a caller sends, as whole cents. */
export function sentCents(words: Described<number>, { minimum = -LARGEST_AMOUNT } = {}) {
  const { description, example } = words;
  return Type.Integer({ description, examples: [example], minimum, maximum: LARGEST_AMOUNT });
}

export function count<
  const Limits extends { minimum?: number; maximum?: number; default?: number },
>({ description, example }: Described<number>, limits?: Limits) {
  const schema = Type.Integer({ description, examples: [example], ...limits });
  return schema as Defaulted<Type.TInteger, Limits>;
}

export function decimal(
  { description, example }: Described<number>,
  limits: { minimum?: number; maximum?: number } = {},
) {
  return Type.Number({ description, examples: [example], ...limits });
}

export function flag<const Options extends { default?: boolean }>(
  { description, example }: Described<boolean>,
  options?: Options,
) {
  const schema = Type.Boolean({ description, examples: [example], ...options });
  return schema as Defaulted<Type.TBoolean, Options>;
}

/** One value of an enumeration; the meanings travel with the schema. */
export function oneOf<
  Meanings extends Record<string, string>,
  const Options extends { default?: keyof Meanings & string },
>(
  meanings: Meanings,
  { description, example }: Described<keyof Meanings & string>,
  options?: Options,
) {
  const schema = Type.Enum(valuesOf(meanings), {
    type: 'string',
    description,
    examples: [example],
    'x-enumDescriptions': meanings,
    ...options,
  });
  return schema as Defaulted<typeof schema, Options>;
}

/** Several values of an enumeration, each at most once. */
export function someOf<Meanings extends Record<string, string>>(
  meanings: Meanings,
  { description, example }: Described<keyof Meanings & string>,
  limits: { minItems?: number } = {},
) {
  return Type.Array(oneOf(meanings, { description: 'One of the values.', example }), {
    description,
    uniqueItems: true,
    ...limits,
  });
}

/** Lets a text, a number or one of several values be null as well. */
export function nullable<Schema extends Type.TSchema>(schema: Schema) {
  const { type, enum: values } = schema as { type?: string; enum?: unknown[] };
  return Type.Unsafe<Type.Static<Schema> | null>({
    ...schema,
    type: [type, 'null'],
    ...(values && { enum: [...values, null] }),
  });
}

/** The old name of a field, kept working beside the new one. */
export function twinOf<Schema extends Type.TSchema>(newName: string, schema: Schema): Schema {
  return {
    ...schema,
    deprecated: true,
    description: `Old name of \`${newName}\`, with the same value.`,
    'x-replacedBy': newName,
  };
}

/** An object of an answer; it appears in the OpenAPI document as a component of this name. */
export function entity<Properties extends Type.TProperties>(
  title: string,
  description: string,
  properties: Properties,
) {
  return Type.Object(properties, { title, description });
}

/** The body of a request: like an entity, but a field that it does not name is refused. */
export function request<Properties extends Type.TProperties>(
  title: string,
  description: string,
  properties: Properties,
) {
  return Type.Object(properties, { title, description, additionalProperties: false });
}

/** An object that belongs to one field only and has no name of its own. */
export function group<Properties extends Type.TProperties>(
  { description }: Words,
  properties: Properties,
) {
  return Type.Object(properties, { description });
}

export function listOf<Schema extends Type.TSchema>(items: Schema, { description }: Words) {
  return Type.Array(items, { description });
}
