import { CompanyFile } from './company-file.ts';

/** The text of `company.schema.json`, with which editors complete and check company files. */
export function companySchemaText(): string {
  const definitions: Record<string, unknown> = {};
  const root = JSON.parse(JSON.stringify(CompanyFile, (_, value) => referTo(value, definitions)));
  const schema = {
    $comment: 'Made from src/schema/company-file.ts by: npm run generate -w company',
    $schema: 'http://json-schema.org/draft-07/schema#',
    ...root,
    definitions,
  };
  return `${JSON.stringify(schema, null, 2)}\n`;
}

/** Moves a schema with a title to the definitions and leaves a reference in its place. */
function referTo(value: unknown, definitions: Record<string, unknown>): unknown {
  if (typeof value !== 'object' || value === null || !('title' in value)) return value;
  const { title, ...schema } = value;
  definitions[String(title)] ??= JSON.parse(
    JSON.stringify(schema, (_, inner) => referTo(inner, definitions)),
  );
  return { $ref: `#/definitions/${title}` };
}
