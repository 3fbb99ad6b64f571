import Type from 'typebox';

/** Values by language: `de: …`. That the company offers the language is checked later. */
export function byLanguage<Schema extends Type.TSchema>(value: Schema, description: string) {
  return Type.Record(Type.String(), value, { description });
}

/** The words of an entry in other languages than the default one. */
export function translations<Properties extends Type.TProperties>(words: Properties) {
  const entry = Type.Object(words, { additionalProperties: false });
  return Type.Optional(
    byLanguage(
      entry,
      'The same words in the other languages of the booking form, by code. What is missing shows in the default language.',
    ),
  );
}
