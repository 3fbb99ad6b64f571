import path from 'node:path';
import {
  ERROR_STATUSES,
  integratorApi,
  type Operation,
  type OperationId,
  publicOperations,
} from '@slipway/contract';
import { beforeAll, expect, test } from 'vitest';
import { attributeOf } from '../plugins/search-index/html.ts';
import { type BuiltPage, readPages } from '../publish/pages.ts';
import {
  answerFieldAnchor,
  errorAnchor,
  operationAnchor,
  requestFieldAnchor,
  schemaAnchor,
} from '../src/api-reference/anchors.ts';
import { type FieldSchema, fieldsOf } from '../src/api-reference/fields.ts';
import { namedSchemas } from '../src/api-reference/named-schemas.ts';
import { readBuiltIndex } from './built-site.ts';

let pages: BuiltPage[];
let anchors: Set<string>;

beforeAll(async () => {
  pages = await readPages(path.resolve(import.meta.dirname, '../build'));
  const reference = pages.find(({ route }) => route === '/api/') as BuiltPage;
  anchors = new Set(reference.elements.map((element) => attributeOf(element, 'id') ?? ''));
});

function missing(expected: string[]): string[] {
  return expected.filter((anchor) => !anchors.has(anchor));
}

test('every link of the site into the reference leads to a place that exists', () => {
  const targets = pages.flatMap(({ route, elements }) =>
    elements
      .map((element) => attributeOf(element, 'href') ?? '')
      .filter((href) => href.startsWith('/api/#') || (route === '/api/' && href.startsWith('#')))
      .map((href) => decodeURIComponent(href.slice(href.indexOf('#') + 1)))
      .filter((anchor) => !anchor.startsWith('__docusaurus')),
  );
  expect(targets.length).toBeGreaterThan(500);
  expect(missing(targets)).toEqual([]);
});

test('every result of the search leads to a place that exists', async () => {
  const records = (await readBuiltIndex()).filter(({ url }) => url.startsWith('/api/#'));
  expect(records.length).toBeGreaterThan(200);
  expect(missing(records.map(({ url }) => url.slice('/api/#'.length)))).toEqual([]);
});

test.each(Object.values<Operation>(integratorApi.operations))(
  '$id: the operation and each of its fields has an address',
  ({ id: name, params, query, body, answer }) => {
    const id = name as OperationId;
    const sent = [params, query, body].flatMap((schema) => fieldsOf(schema as FieldSchema));
    expect(
      missing([
        operationAnchor(id),
        ...sent.map((field) => requestFieldAnchor(id, field.path)),
        ...fieldsOf(answer as FieldSchema).map((field) => answerFieldAnchor(id, field.path)),
      ]),
    ).toEqual([]);
  },
);

test('every error, every schema and every section has an address', () => {
  const sections = [
    'quickstart',
    'authentication',
    'several-companies',
    'pagination',
    'idempotency',
    'rate-limits',
    'conditional-requests',
    'times',
    'money',
    'errors',
    'deprecations',
    'changelog',
  ];
  const schemas = [...namedSchemas(publicOperations(integratorApi)).keys()].map(schemaAnchor);
  expect(missing([...sections, ...ERROR_STATUSES.map(errorAnchor), ...schemas])).toEqual([]);
});
