import {
  ERROR_CATALOGUE,
  ERROR_STATUSES,
  type ErrorStatus,
  type Operation,
  TAGS,
} from '@slipway/contract';
import { errorAnchor, operationAnchor, schemaAnchor } from './anchors.ts';
import { errorTitle } from './answers.ts';
import { type FieldSchema, fieldsOf } from './fields.ts';
import { namedSchemas } from './named-schemas.ts';
import { PROSE } from './prose/index.ts';
import { QUICKSTART } from './quickstart.ts';
import type { ReferenceSource } from './source.ts';

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

interface EntryGroup {
  title: string;
  entries: Entry[];
}

/** Everything on the page that the list beside it leads to. */
export function contentsOf({ operations }: ReferenceSource): EntryGroup[] {
  return [
    { title: 'Getting started', entries: GUIDE },
    ...Object.entries(TAGS).map(([tag, { title }]) => ({
      title,
      entries: operations.filter((operation) => operation.tag === tag).map(callEntry),
    })),
    { title: 'Errors', entries: ERROR_STATUSES.map(errorEntry) },
    { title: 'Changes', entries: CHANGES },
    {
      title: 'Schemas',
      entries: [...namedSchemas(operations)].map(([name, schema]) => ({
        anchor: schemaAnchor(name),
        title: name,
        holds: fieldNames(schema),
      })),
    },
  ];
}

const GUIDE: Entry[] = [
  { anchor: QUICKSTART.id, title: 'Quickstart' },
  ...PROSE.map(({ id, title, keywords = '' }) => ({
    anchor: id,
    title,
    keywords: `${id} ${keywords}`.trim(),
  })),
  { anchor: 'limits', title: 'Limits' },
  { anchor: 'headers', title: 'Headers' },
];

const CHANGES: Entry[] = [
  { anchor: 'deprecations', title: 'Deprecations' },
  { anchor: 'changelog', title: 'Changelog' },
];

function callEntry({ id, summary, method, path, query, body }: Operation): Entry {
  return {
    anchor: operationAnchor(id),
    title: summary,
    method,
    keywords: `${method} ${path} ${id}`,
    holds: `${fieldNames(query)} ${fieldNames(body)}`.trim(),
  };
}

function errorEntry(status: ErrorStatus): Entry {
  return {
    anchor: errorAnchor(status),
    title: `${status} ${errorTitle(status)}`,
    keywords: ERROR_CATALOGUE[status].name,
    holds: ERROR_CATALOGUE[status].sentences.join(' '),
  };
}

function fieldNames(schema: object | undefined): string {
  return fieldsOf(schema as FieldSchema | undefined)
    .map(({ path }) => path.join('.'))
    .join(' ');
}
