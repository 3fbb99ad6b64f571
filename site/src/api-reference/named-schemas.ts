import { ERROR_CATALOGUE, type Operation } from '@slipway/contract';
import type { FieldSchema } from './fields.ts';

/** Every schema that has a name, in the order of the alphabet. */
export function namedSchemas(operations: Operation[]): Map<string, FieldSchema> {
  const found = new Map<string, FieldSchema>();
  const sources = [
    ...operations.flatMap(({ body, answer }) => [body, answer]),
    ...Object.values(ERROR_CATALOGUE).map(({ schema }) => schema),
  ];
  for (const source of sources) collect(source as FieldSchema | undefined, found);
  return new Map([...found].sort(([a], [b]) => (a < b ? -1 : 1)));
}

function collect(schema: FieldSchema | undefined, found: Map<string, FieldSchema>): void {
  if (!schema) return;
  if (schema.title) found.set(schema.title, schema);
  const inner = [...Object.values(schema.properties ?? {}), schema.items, ...(schema.anyOf ?? [])];
  for (const each of inner) collect(each, found);
}

/** The operations that take or return a schema, directly or inside another one. */
export function operationsWith(name: string, operations: Operation[]): Operation[] {
  return operations.filter(({ body, answer }) => {
    const found = new Map<string, FieldSchema>();
    collect(body as FieldSchema | undefined, found);
    collect(answer as FieldSchema, found);
    return found.has(name);
  });
}
