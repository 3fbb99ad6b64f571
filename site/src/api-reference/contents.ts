import {
  ERROR_CATALOGUE,
  ERROR_STATUSES,
  type Operation,
  type OperationId,
  operations,
  TAGS,
} from '@slipway/contract';
import { errorAnchor, operationAnchor, schemaAnchor } from './anchors.ts';
import { errorTitle } from './error-title.ts';
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
}

export interface EntryGroup {
  title: string;
  entries: Entry[];
}

const guide: Entry[] = [
  { anchor: QUICKSTART.id, title: 'Quickstart' },
  ...PROSE.map(({ id, title }) => ({ anchor: id, title })),
  { anchor: 'limits', title: 'Limits' },
  { anchor: 'headers', title: 'Headers' },
];

const calls: EntryGroup[] = Object.entries(TAGS).map(([tag, { title }]) => ({
  title,
  entries: Object.values<Operation>(operations)
    .filter((operation) => operation.tag === tag)
    .map(({ id, summary, method, path }) => ({
      anchor: operationAnchor(id as OperationId),
      title: summary,
      method,
      keywords: `${method} ${path} ${id}`,
    })),
}));

const errors: Entry[] = ERROR_STATUSES.map((status) => ({
  anchor: errorAnchor(status),
  title: `${status} ${errorTitle(status)}`,
  keywords: ERROR_CATALOGUE[status].name,
}));

const changes: Entry[] = [
  { anchor: 'deprecations', title: 'Deprecations' },
  { anchor: 'changelog', title: 'Changelog' },
];

const schemas: Entry[] = [...namedSchemas().keys()].map((name) => ({
  anchor: schemaAnchor(name),
  title: name,
}));

/** Everything on the page that the list beside it leads to. */
export const CONTENTS: readonly EntryGroup[] = [
  { title: 'Getting started', entries: guide },
  ...calls,
  { title: 'Errors', entries: errors },
  { title: 'Changes', entries: changes },
  { title: 'Schemas', entries: schemas },
];
