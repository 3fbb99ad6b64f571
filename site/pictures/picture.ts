import type { Saturday } from '@slipway/company';
import Type from 'typebox';
import type { Html } from './html.ts';

/** A kind of picture: what its data must look like and how it is drawn. */
export interface Kind {
  schema: Type.TObject;
  /** Puts the facts of the Saturday in the place of references to it. */
  fill(data: never, saturday: Saturday): object;
  /** What a schema cannot say; the sentence names what is wrong. */
  check?(data: never): string | undefined;
  draw(data: never): Html;
}

/** Keeps the type of a kind's data while checking its shape. */
export function defineKind<
  Properties extends Type.TProperties,
  Drawn extends object = Type.Static<Type.TObject<Properties>>,
>(kind: {
  data: Properties;
  /** For a kind that can name bookings of the Saturday. Left out: everything is typed. */
  fill?(data: Type.Static<Type.TObject<Properties>>, saturday: Saturday): Drawn;
  check?(data: Drawn): string | undefined;
  draw(data: Drawn): Html;
}): Kind {
  const { data, fill = (typed: object) => typed, ...rest } = kind;
  const schema = Type.Object(
    { label: Type.String({ minLength: 20 }), ...data },
    { additionalProperties: false },
  );
  return { schema, fill, ...rest } as unknown as Kind;
}

export const text = Type.String({ minLength: 1 });
export const optionalText = Type.Optional(text);

/** A time on the Saturday at which a picture shows it; 09:50 when it is left out. */
export const seenAt = Type.Optional(Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' }));

/** One of some words. */
export function choice<const Words extends readonly string[]>(...choices: Words) {
  return Type.Unsafe<Words[number]>(Type.Enum([...choices], { type: 'string' }));
}

export function strict<Properties extends Type.TProperties>(properties: Properties) {
  return Type.Object(properties, { additionalProperties: false });
}
