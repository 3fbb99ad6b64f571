import type { Operation } from '@slipway/contract';
import type { OperationCall } from './caller.ts';

/** The parts of JSON Schema that requests are made of. */
export type Schema = {
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  minItems?: number;
  enum?: unknown[];
  anyOf?: Schema[];
  const?: unknown;
  examples?: unknown[];
  minimum?: number;
  exclusiveMinimum?: number;
  maximum?: number;
};

/** A request as the first example sends it, or else made of the examples of its required fields. */
export function sampleRequest(operation: Operation): OperationCall {
  const [example] = Object.values(operation.examples);
  const { params, query, body } = operation;
  return {
    params: (example?.params ?? sampleOf(params as Schema) ?? {}) as Record<string, string>,
    query: (example?.query ?? sampleOf(query as Schema) ?? {}) as Record<string, unknown>,
    ...(body && { body: example?.body ?? sampleOf(body as Schema) }),
  };
}

/** The example of a schema, or one made of those of its required fields. */
export function sampleOf(schema: Schema | undefined): unknown {
  if (schema === undefined) return undefined;
  if (schema.examples?.length) return schema.examples[0];
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf) return sampleOf(schema.anyOf[0]);
  if (schema.properties) {
    return Object.fromEntries(
      (schema.required ?? []).map((name) => [name, sampleOf(schema.properties?.[name])]),
    );
  }
  if (schema.items) return schema.minItems ? [sampleOf(schema.items)] : [];
  return schema.type === 'boolean' ? false : null;
}
