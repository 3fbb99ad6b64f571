import { CompanyFile } from './company-file.ts';

/** The text of `company.schema.json`, with which editors complete and check company files. */
export function companySchemaText(): string {
  const definitions: Record<string, unknown> = {};
  const root = JSON.parse(JSON.stringify(CompanyFile, (_, value) => referTo(value, definitions)));
  const schema = {
    $comment: 'Made from src/company/schema/company-file.ts by: npm run company-schema -w api',
    $schema: 'http://json-schema.org/draft-07/schema#',
    ...root,
    definitions,
  };
  return `${JSON.stringify(schema, null, 2)}\n`;
}

/** A schema with a title is put aside and referred to. */
function referTo(value: unknown, definitions: Record<string, unknown>): unknown {
  if (typeof value !== 'object' || value === null || !('title' in value)) return value;
  const { title, ...schema } = value;
  definitions[String(title)] ??= JSON.parse(
    JSON.stringify(schema, (_, inner) => referTo(inner, definitions)),
  );
  return { $ref: `#/definitions/${title}` };
}
