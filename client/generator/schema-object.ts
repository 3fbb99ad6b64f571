/** The part of JSON Schema that the OpenAPI document uses. */
export interface SchemaObject {
  $ref?: string;
  type?: string | string[];
  enum?: (string | null)[];
  anyOf?: SchemaObject[];
  items?: SchemaObject;
  properties?: Record<string, SchemaObject>;
  required?: string[];
  format?: string;
  pattern?: string;
  default?: unknown;
  examples?: unknown[];
  description?: string;
  deprecated?: boolean;
  'x-replacedBy'?: string;
  'x-enumDescriptions'?: Record<string, string>;
}

/** The name at the end of a reference to a component. */
export function referencedName(reference: string): string {
  return reference.slice(reference.lastIndexOf('/') + 1);
}

/** The names of all components that a schema refers to directly. */
export function referencesIn(schema: SchemaObject): string[] {
  if (schema.$ref) return [referencedName(schema.$ref)];
  const inner = [
    ...Object.values(schema.properties ?? {}),
    ...(schema.items ? [schema.items] : []),
    ...(schema.anyOf ?? []),
  ];
  return inner.flatMap(referencesIn);
}
