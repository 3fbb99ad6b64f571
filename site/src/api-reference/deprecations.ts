import { integratorApi, type Operation } from '@slipway/contract';
import { type FieldSchema, fieldsOf } from './fields.ts';
import { namedSchemas } from './named-schemas.ts';

export interface DeprecatedField {
  schema: string;
  path: string[];
  replacedBy: string;
}

/** What holds for everything that is deprecated. */
export const DEPRECATION_RULE =
  'What is deprecated still answers. A deprecated call says so in its `Deprecation`, `Sunset` and `Link` headers; a deprecated field has the same value as the one that replaces it.';

/** Every operation that has a successor. */
export const DEPRECATED_OPERATIONS = Object.values<Operation>(integratorApi.operations).filter(
  ({ deprecated }) => deprecated,
);

/** Every field that has a successor, each where it is described. */
export function deprecatedFields(): DeprecatedField[] {
  return [...namedSchemas()].flatMap(([schema, definition]) =>
    fieldsOf(withoutNamed(definition))
      .filter((field) => field.schema.deprecated)
      .map(({ path, schema: { 'x-replacedBy': replacedBy = '' } }) => ({
        schema,
        path,
        replacedBy,
      })),
  );
}

/** A schema without the fields of the named schemas in it, which are described by themselves. */
function withoutNamed(schema: FieldSchema, isOutermost = true): FieldSchema {
  if (schema.title && !isOutermost) return {};
  const { properties, items } = schema;
  const inner = Object.entries(properties ?? {}).map(([name, field]) => [
    name,
    withoutNamed(field, false),
  ]);
  return {
    ...schema,
    ...(properties && { properties: Object.fromEntries(inner) }),
    ...(items && { items: withoutNamed(items, false) }),
  };
}
