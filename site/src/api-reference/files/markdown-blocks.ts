import { type FieldSchema, fieldsOf } from '../fields.ts';
import { limitWords, typeWords } from '../type-words.ts';

/** Code as a fenced block. */
export function fenced(language: string, code: string): string {
  return `\`\`\`${language}\n${code}\n\`\`\``;
}

/** The fields of a schema as a table, those inside others with their whole path. */
export function fieldTable(schema: FieldSchema | undefined, marksRequired: boolean): string {
  const fields = fieldsOf(schema);
  if (fields.length === 0) return '';
  const head = ['Field', 'Type', ...(marksRequired ? ['Required'] : []), 'Meaning'];
  const rows = fields.map(({ path, required, schema: field }) => [
    `\`${path.join('.')}\``,
    typeWords(field),
    ...(marksRequired ? [required ? 'yes' : 'no'] : []),
    meaningOf(field),
  ]);
  return table(head, rows);
}

export function table(head: string[], rows: string[][]): string {
  const line = (cells: string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

function meaningOf(schema: FieldSchema): string {
  const { description, default: byDefault, examples = [], 'x-enumDescriptions': values } = schema;
  const parts = [
    description,
    values &&
      `Values: ${Object.entries(values)
        .map(([value, meaning]) => `\`${value}\` (${meaning.replace(/\.$/, '')})`)
        .join(', ')}.`,
    ...limitWords(schema).map((words) => `Limit: ${words}.`),
    byDefault !== undefined && `Default: \`${JSON.stringify(byDefault)}\`.`,
    examples.length > 0 && `Example: \`${JSON.stringify(examples[0])}\`.`,
    schema.deprecated && `Deprecated, use \`${schema['x-replacedBy']}\`.`,
  ];
  return parts.filter(Boolean).join(' ');
}
