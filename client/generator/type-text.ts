import { docComment } from './doc-comment.ts';
import { referencedName, type SchemaObject } from './schema-object.ts';

const PRIMITIVE: Record<string, string> = {
  string: 'string',
  integer: 'number',
  number: 'number',
  boolean: 'boolean',
  null: 'null',
};

function quoted(value: string | null): string {
  if (value === null) return 'null';
  return `'${value.replaceAll("'", "\\'")}'`;
}

function arrayOf(element: string): string {
  return element.includes(' ') && !element.startsWith('{') ? `(${element})[]` : `${element}[]`;
}

function primitive(type: string): string {
  const text = PRIMITIVE[type];
  if (!text) throw new Error(`No TypeScript type is known for the schema type "${type}".`);
  return text;
}

/** The fields of an object between braces, each with its doc comment. */
export function fieldsText(schema: SchemaObject, indent = ''): string {
  const inner = `${indent}  `;
  const fields = Object.entries(schema.properties ?? {}).map(([name, field]) => {
    const isRequired = schema.required?.includes(name);
    const comment = docComment(isRequired ? { ...field, default: undefined } : field, inner);
    return `${comment}${inner}${name}${isRequired ? '' : '?'}: ${typeText(field, inner)};\n`;
  });
  return `{\n${fields.join('')}${indent}}`;
}

/** The TypeScript type of a schema. */
export function typeText(schema: SchemaObject, indent = ''): string {
  if (schema.$ref) return referencedName(schema.$ref);
  if (schema.enum) return schema.enum.map(quoted).join(' | ');
  if (schema.anyOf) return schema.anyOf.map((each) => typeText(each, indent)).join(' | ');
  if (schema.items) return arrayOf(typeText(schema.items, indent));
  if (schema.properties) return fieldsText(schema, indent);
  return [schema.type ?? 'unknown'].flat().map(primitive).join(' | ');
}
