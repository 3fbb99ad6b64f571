import { docComment } from './doc-comment.ts';
import { type DocumentOperation, parametersSchema } from './document.ts';
import type { SchemaObject } from './schema-object.ts';
import { fieldsText, typeText } from './type-text.ts';

export function bodySchema({ requestBody }: DocumentOperation): SchemaObject | undefined {
  return requestBody?.content['application/json'].schema;
}

export function answerSchema({ responses }: DocumentOperation): SchemaObject {
  return responses['200'].content['application/json'].schema;
}

function queryName({ operationId }: DocumentOperation): string {
  return `${operationId[0]?.toUpperCase()}${operationId.slice(1)}Query`;
}

/** The interface of what an operation accepts after the `?`; empty without any. */
export function queryText(operation: DocumentOperation): string {
  const query = parametersSchema(operation, 'query');
  if (!query) return '';
  const words = { description: `What \`${operation.operationId}\` can be asked.` };
  return `${docComment(words, '')}export interface ${queryName(operation)} ${fieldsText(query)}\n`;
}

function operationText(operation: DocumentOperation): string {
  const params = Object.keys(parametersSchema(operation, 'path')?.properties ?? {});
  const body = bodySchema(operation);
  const answer = Object.entries(answerSchema(operation).properties ?? {});
  const parts = [
    ...(params.length ? [`params: { ${params.map((name) => `${name}: string`).join('; ')} }`] : []),
    ...(parametersSchema(operation, 'query') ? [`query: ${queryName(operation)}`] : []),
    ...(body ? [`body: ${typeText(body)}`] : []),
    `answer: { ${answer.map(([name, schema]) => `${name}: ${typeText(schema)}`).join('; ')} }`,
  ];
  const comment = docComment({ ...operation, description: `${operation.summary}.` }, '  ');
  return `${comment}  '${operation.method} ${operation.path}': {\n${parts
    .map((part) => `    ${part};\n`)
    .join('')}  };\n`;
}

/** One interface with what every operation takes and answers, by method and path. */
export function operationsText(operations: DocumentOperation[]): string {
  const words = { description: 'What every operation takes and answers, by method and path.' };
  return `${docComment(words, '')}export interface Operations {\n${operations
    .map(operationText)
    .join('')}}\n`;
}
