import Type from 'typebox';
import type { Html } from './html.ts';

/** A kind of picture: what its data must look like and how it is drawn. */
export interface Kind<Schema extends Type.TObject = Type.TObject> {
  schema: Schema;
  draw(data: Type.Static<Schema>): Html;
  /** What a schema cannot say; the sentence names what is wrong. */
  check?(data: Type.Static<Schema>): string | undefined;
}

/** Keeps the type of a kind's data while checking its shape. */
export function defineKind<Properties extends Type.TProperties>(kind: {
  data: Properties;
  draw(data: Type.Static<Type.TObject<Properties>>): Html;
  check?(data: Type.Static<Type.TObject<Properties>>): string | undefined;
}): Kind {
  const schema = Type.Object(
    { label: Type.String({ minLength: 20 }), ...kind.data },
    { additionalProperties: false },
  );
  return { ...kind, schema } as unknown as Kind;
}

export const text = Type.String({ minLength: 1 });
export const optionalText = Type.Optional(text);

/** One of some words. */
export function choice<const Words extends readonly string[]>(...choices: Words) {
  return Type.Unsafe<Words[number]>(Type.Enum([...choices], { type: 'string' }));
}

export function strict<Properties extends Type.TProperties>(properties: Properties) {
  return Type.Object(properties, { additionalProperties: false });
}
