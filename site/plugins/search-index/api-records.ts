import {
  ERROR_CATALOGUE,
  ERROR_STATUSES,
  integratorApi,
  type Operation,
  type PublicApi,
  publicOperations,
} from '@slipway/contract';
import {
  answerFieldAnchor,
  errorAnchor,
  operationAnchor,
  REFERENCE_ROUTE,
  requestFieldAnchor,
} from '../../src/api-reference/anchors.ts';
import { type Field, type FieldSchema, fieldsOf } from '../../src/api-reference/fields.ts';
import type { SearchRecord } from '../../src/search/record.ts';

/** The records of the API: every operation, every field and every error, from the contract. */
export function apiRecords(api: PublicApi = integratorApi): SearchRecord[] {
  return [...publicOperations(api).flatMap(operationRecords), ...ERROR_STATUSES.map(errorRecord)];
}

/** Whether a section of the reference page is covered by the records above. */
export function isApiRecordAnchor(anchor: string): boolean {
  const [start = ''] = anchor.split('-');
  return start in integratorApi.operations || start === 'error';
}

function operationRecords(operation: Operation): SearchRecord[] {
  const id = operation.id;
  const { method, path, summary, description, params, query, body, answer } = operation;
  const sent = [params, query, body].flatMap((schema) => fieldsOf(schema as FieldSchema));
  const fieldRecord = (anchor: string, field: Field) => ({
    url: `${REFERENCE_ROUTE}#${anchor}`,
    page: summary,
    heading: nameOf(field),
    text: plain(explain(field.schema)),
  });
  return [
    {
      url: `${REFERENCE_ROUTE}#${operationAnchor(id)}`,
      page: summary,
      heading: '',
      text: plain(`${method.toUpperCase()} ${path} ${id} ${description}`),
    },
    ...sent.map((field) => fieldRecord(requestFieldAnchor(id, field.path), field)),
    ...fieldsOf(answer as FieldSchema)
      .filter(isNotEnvelope)
      .map((field) => fieldRecord(answerFieldAnchor(id, field.path), field)),
  ];
}

function errorRecord(status: (typeof ERROR_STATUSES)[number]): SearchRecord {
  const { meaning, cause, remedy, sentences, example } = ERROR_CATALOGUE[status];
  return {
    url: `${REFERENCE_ROUTE}#${errorAnchor(status)}`,
    page: 'Errors',
    heading: `${status} ${meaning}`,
    text: plain([cause, remedy, ...sentences, JSON.stringify(example)].join(' ')),
  };
}

/** `data` wraps every answer, so it says nothing about a field. */
function isNotEnvelope({ path }: Field): boolean {
  return path.join('.') !== 'data';
}

function nameOf({ path }: Field): string {
  return (path[0] === 'data' ? path.slice(1) : path).join('.');
}

function explain({ description = '', 'x-enumDescriptions': meanings = {} }: FieldSchema): string {
  const values = Object.entries(meanings).map(([value, meaning]) => `${value}: ${meaning}`);
  return [description, ...values].join(' ');
}

/** Descriptions of the contract are Markdown. */
function plain(markdown: string): string {
  return markdown.replace(/[`*]/g, '');
}
