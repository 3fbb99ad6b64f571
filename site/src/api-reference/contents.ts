import {
  ERROR_CATALOGUE,
  ERROR_STATUSES,
  integratorApi,
  type Operation,
  type OperationId,
  TAGS,
} from '@slipway/contract';
import { errorAnchor, operationAnchor, schemaAnchor } from './anchors.ts';
import { errorTitle } from './error-title.ts';
import { type FieldSchema, fieldsOf } from './fields.ts';
import { namedSchemas } from './named-schemas.ts';
import { PROSE } from './prose/index.ts';
import { QUICKSTART } from './quickstart.ts';

/** A line of the contents. */
export interface Entry {
  anchor: string;
  title: string;
  method?: 'get' | 'post';
  /** Words by which the filter finds it besides its title. */
  keywords?: string;
  /** Names and sentences inside it, by which the filter finds it when it finds no title. */
  holds?: string;
}

export interface EntryGroup {
  title: string;
  entries: Entry[];
}

const guide: Entry[] = [
  { anchor: QUICKSTART.id, title: 'Quickstart' },
  ...PROSE.map(({ id, title, keywords = '' }) => ({
    anchor: id,
    title,
    keywords: `${id} ${keywords}`.trim(),
  })),
  { anchor: 'limits', title: 'Limits' },
  { anchor: 'headers', title: 'Headers' },
];

const calls: EntryGroup[] = Object.entries(TAGS).map(([tag, { title }]) => ({
  title,
  entries: Object.values<Operation>(integratorApi.operations)
    .filter((operation) => operation.tag === tag)
    .map(({ id, summary, method, path, query, body }) => ({
      anchor: operationAnchor(id as OperationId),
      title: summary,
      method,
      keywords: `${method} ${path} ${id}`,
      holds: `${fieldNames(query)} ${fieldNames(body)}`.trim(),
    })),
}));

const errors: Entry[] = ERROR_STATUSES.map((status) => ({
  anchor: errorAnchor(status),
  title: `${status} ${errorTitle(status)}`,
  keywords: ERROR_CATALOGUE[status].name,
  holds: ERROR_CATALOGUE[status].sentences.join(' '),
}));

const changes: Entry[] = [
  { anchor: 'deprecations', title: 'Deprecations' },
  { anchor: 'changelog', title: 'Changelog' },
];

const schemas: Entry[] = [...namedSchemas()].map(([name, schema]) => ({
  anchor: schemaAnchor(name),
  title: name,
  holds: fieldNames(schema),
}));

function fieldNames(schema: object | undefined): string {
  return fieldsOf(schema as FieldSchema | undefined)
    .map(({ path }) => path.join('.'))
    .join(' ');
}

/** Everything on the page that the list beside it leads to. */
export const CONTENTS: readonly EntryGroup[] = [
  { title: 'Getting started', entries: guide },
  ...calls,
  { title: 'Errors', entries: errors },
  { title: 'Changes', entries: changes },
  { title: 'Schemas', entries: schemas },
];
