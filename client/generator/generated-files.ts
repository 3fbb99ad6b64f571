import {
  ANSWER_HEADER,
  API,
  integratorApi,
  openApiDocument,
  type PublicApi,
  REQUEST_HEADER,
} from '@slipway/contract';
import { docComment } from './doc-comment.ts';
import { documentOperations, documentSchemas } from './document.ts';
import { answerSchema, bodySchema, operationsText, queryText } from './operations-text.ts';
import { referencesIn, type SchemaObject } from './schema-object.ts';
import { fieldsText } from './type-text.ts';

const FIRST_LINE = '// Made from contract/src by `npm run contract`. Edit there, not here.\n';

function withThoseInside(names: Set<string>, schemas: Record<string, SchemaObject>): Set<string> {
  const all = new Set(names);
  for (const name of all) {
    for (const inner of referencesIn(schemas[name] as SchemaObject)) all.add(inner);
  }
  return all;
}

function typesFile(api: PublicApi): string {
  const document = openApiDocument(api);
  const operations = documentOperations(document);
  const schemas = documentSchemas(document);
  const used = operations.flatMap((each) => [
    ...referencesIn(bodySchema(each) ?? {}),
    ...Object.values(answerSchema(each).properties ?? {}).flatMap(referencesIn),
  ]);
  const interfaces = [...withThoseInside(new Set(used), schemas)].sort().map((name) => {
    const schema = schemas[name] as SchemaObject;
    return `${docComment(schema, '')}export interface ${name} ${fieldsText(schema)}\n`;
  });
  const queries = operations.map(queryText).filter((text) => text !== '');
  return [FIRST_LINE, ...interfaces, ...queries, operationsText(operations)].join('\n');
}

function factsFile(): string {
  const header = {
    tenantId: REQUEST_HEADER.tenantId.name,
    idempotencyKey: REQUEST_HEADER.idempotencyKey.name,
    requestId: ANSWER_HEADER.requestId.name,
    retryAfter: ANSWER_HEADER.retryAfter.name,
  };
  const entries = Object.entries(header).map(([key, name]) => `  ${key}: '${name}',\n`);
  return [
    FIRST_LINE,
    `export const API_URL = '${API.url}';\n`,
    `export const HEADER = {\n${entries.join('')}} as const;\n`,
  ].join('\n');
}

/** The generated files of `client/src`, by name. */
export function generatedFiles(
  api: PublicApi = integratorApi,
): Record<'types.generated.ts' | 'facts.generated.ts', string> {
  return { 'types.generated.ts': typesFile(api), 'facts.generated.ts': factsFile() };
}
