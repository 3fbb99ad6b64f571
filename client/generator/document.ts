import type { OpenApiDocument } from '@slipway/contract';
import type { SchemaObject } from './schema-object.ts';

interface Parameter {
  name: string;
  in: string;
  required: boolean;
  schema: SchemaObject;
}

interface Content {
  content: { 'application/json': { schema: SchemaObject } };
}

/** One operation of the document, as far as the types need it. */
export interface DocumentOperation {
  method: string;
  path: string;
  operationId: string;
  summary: string;
  deprecated?: boolean;
  'x-replacedBy'?: string;
  parameters: (Parameter | { $ref: string })[];
  requestBody?: Content;
  responses: { '200': Content };
}

/** Every operation of the OpenAPI document, in its order. */
export function documentOperations({ paths }: OpenApiDocument): DocumentOperation[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      ...(operation as Omit<DocumentOperation, 'method' | 'path'>),
      method: method.toUpperCase(),
      path,
    })),
  );
}

/** Every named schema of the OpenAPI document. */
export function documentSchemas({ components }: OpenApiDocument): Record<string, SchemaObject> {
  return components.schemas as Record<string, SchemaObject>;
}

/** The parameters of an operation at one place as the schema of an object; undefined without any. */
export function parametersSchema(
  operation: DocumentOperation,
  place: 'path' | 'query',
): SchemaObject | undefined {
  const found = operation.parameters.filter(
    (each): each is Parameter => 'in' in each && each.in === place,
  );
  if (found.length === 0) return undefined;
  return {
    properties: Object.fromEntries(found.map(({ name, schema }) => [name, schema])),
    required: found.filter(({ required }) => required).map(({ name }) => name),
  };
}
