import type { Operation } from '@slipway/contract';
import { type FieldSchema, fieldsOf } from './fields.ts';
import { namedSchemas } from './named-schemas.ts';

interface DeprecatedField {
  schema: string;
  path: string[];
  replacedBy: string;
}

interface DeprecatedCall {
  operation: Operation;
  sunset: string;
  replacement: Operation;
}

/** Every operation that has a successor. */
export function deprecatedCalls(operations: Operation[]): DeprecatedCall[] {
  return operations.flatMap((operation) => {
    const { deprecated } = operation;
    const replacement = operations.find(({ id }) => id === deprecated?.replacedBy);
    return deprecated && replacement ? [{ operation, sunset: deprecated.sunset, replacement }] : [];
  });
}

/** Every field that has a successor, each where it is described. */
export function deprecatedFields(operations: Operation[]): DeprecatedField[] {
  return [...namedSchemas(operations)].flatMap(([schema, definition]) =>
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
