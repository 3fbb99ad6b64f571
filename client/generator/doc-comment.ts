import type { SchemaObject } from './schema-object.ts';

function showsItsForm({ format, pattern }: SchemaObject): boolean {
  return format !== 'uuid' && (format !== undefined || pattern !== undefined);
}

function linesFor(schema: SchemaObject): string[] {
  const meanings = Object.entries(schema['x-enumDescriptions'] ?? {});
  return [
    ...(schema.description ? [schema.description] : []),
    ...meanings.map(([value, meaning]) => `- \`${value}\`: ${meaning}`),
    ...(schema.default === undefined ? [] : [`@default ${JSON.stringify(schema.default)}`]),
    ...(showsItsForm(schema) && schema.examples?.length
      ? [`@example ${JSON.stringify(schema.examples[0])}`]
      : []),
    ...(schema.deprecated ? [`@deprecated Use \`${schema['x-replacedBy']}\`.`] : []),
  ];
}

/** A doc comment for what the schema describes, ready to stand above it; empty without words. */
export function docComment(schema: SchemaObject, indent: string): string {
  const lines = linesFor(schema).map((line) => line.replaceAll('*/', '*\\/'));
  if (lines.length === 0) return '';
  if (lines.length === 1) return `${indent}/** ${lines[0]} */\n`;
  return `${indent}/**\n${lines.map((line) => `${indent} * ${line}\n`).join('')}${indent} */\n`;
}
