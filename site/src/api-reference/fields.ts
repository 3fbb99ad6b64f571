/** A field of a request or an answer, with the names that lead to it. */
export interface Field {
  path: string[];
  required: boolean;
  schema: FieldSchema;
}

/** What the reference reads of a field's JSON Schema. */
export interface FieldSchema {
  description?: string;
  properties?: Record<string, FieldSchema>;
  required?: string[];
  items?: FieldSchema;
  anyOf?: FieldSchema[];
  deprecated?: boolean;
  'x-enumDescriptions'?: Record<string, string>;
}

/** Every field of a schema, each before those inside it. Lists and nulls add no name to a path. */
export function fieldsOf(schema: FieldSchema | undefined, parent: string[] = []): Field[] {
  const { properties = {}, required = [] } = objectIn(schema) ?? {};
  return Object.entries(properties).flatMap(([name, field]) => {
    const path = [...parent, name];
    return [{ path, required: required.includes(name), schema: field }, ...fieldsOf(field, path)];
  });
}

function objectIn(schema: FieldSchema | undefined): FieldSchema | undefined {
  if (!schema || schema.properties) return schema;
  return objectIn(schema.items ?? schema.anyOf?.find((choice) => objectIn(choice)?.properties));
}
