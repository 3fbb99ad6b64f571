/** A field of a request or an answer, with the names that lead to it. */
export interface Field {
  path: string[];
  required: boolean;
  schema: FieldSchema;
}

/** What the reference reads of a field's JSON Schema. */
export interface FieldSchema {
  title?: string;
  description?: string;
  type?: string | string[];
  format?: string;
  properties?: Record<string, FieldSchema>;
  required?: string[];
  items?: FieldSchema;
  anyOf?: FieldSchema[];
  patternProperties?: Record<string, FieldSchema>;
  default?: unknown;
  examples?: unknown[];
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  deprecated?: boolean;
  'x-replacedBy'?: string;
  'x-enumDescriptions'?: Record<string, string>;
}

/** Every field of a schema, each before those inside it. Lists and nulls add no name to a path. */
export function fieldsOf(schema: FieldSchema | undefined, parent: string[] = []): Field[] {
  return ownFieldsOf(schema, parent).flatMap((field) => [
    field,
    ...fieldsOf(field.schema, field.path),
  ]);
}

/** The fields of a schema, without those inside them. */
export function ownFieldsOf(schema: FieldSchema | undefined, parent: string[] = []): Field[] {
  const { properties = {}, required = [] } = objectIn(schema) ?? {};
  return Object.entries(properties).map(([name, field]) => ({
    path: [...parent, name],
    required: required.includes(name),
    schema: field,
  }));
}

/** The object that a value is, or is a list of, or may be besides null. */
export function objectIn(schema: FieldSchema | undefined): FieldSchema | undefined {
  if (!schema || schema.properties) return schema;
  return objectIn(schema.items ?? schema.anyOf?.find((choice) => objectIn(choice)?.properties));
}
