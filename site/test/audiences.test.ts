import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  type Audience,
  dataOf,
  defineApi,
  defineOperation,
  integratorApi,
  type PublicApi,
} from '@slipway/contract';
import { openApiFiles } from '@slipway/contract/openapi';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import Type from 'typebox';
import { describe, expect, test } from 'vitest';
import { generatedFiles } from '../../client/generator/generated-files.ts';
import { remarkApiCalls } from '../plugins/api-in-guides/remark-api-calls.ts';
import { apiRecords } from '../plugins/search-index/api-records.ts';
import { postmanCollection } from '../src/api-reference/files/postman-collection.ts';
import { referenceMarkdown } from '../src/api-reference/files/reference-markdown.ts';
import Reference from '../src/api-reference/page/Reference.tsx';

const planted = defineOperation({
  id: 'closeDockForRegatta',
  method: 'post',
  path: '/v1/docks/{id}/regatta-closure',
  tag: 'docks',
  summary: 'Close a dock for a regatta',
  description: 'Closes a dock until the regatta is over.',
  params: Type.Object({ id: Type.String({ description: 'ID of the dock.' }) }),
  body: Type.Object({
    regattaName: Type.String({ description: 'Name of the regatta.' }),
  }),
  answer: dataOf(
    Type.Object(
      { closedForRegatta: Type.Boolean({ description: 'Whether it is closed.' }) },
      { title: 'RegattaClosure', description: 'A dock that a regatta has closed.' },
    ),
  ),
  answerDescription: 'The dock is closed.',
  errors: [],
  examples: {},
});

/** What the planted operation would be known by. */
const TRACE = /regatta/i;

function apiFor<const For extends Audience>(audience: For) {
  const operations = { ...integratorApi.operations, closeDockForRegatta: planted };
  return defineApi({ audience, operations });
}

/** Everything that is made of an API and that anyone can read. */
const artifacts: Record<string, (api?: PublicApi) => string> = {
  'the reference page': (api = integratorApi) =>
    renderToStaticMarkup(createElement(Reference, { api })),
  'the Markdown twin of the reference': (api = integratorApi) =>
    referenceMarkdown({ api, site: 'https://help.slipway.example', prose: [] }),
  'the OpenAPI document as JSON': (api) => openApiFiles(api)['openapi.json'],
  'the OpenAPI document as YAML': (api) => openApiFiles(api)['openapi.yaml'],
  'the Postman collection': (api) => postmanCollection(api),
  'the search index': (api) => JSON.stringify(apiRecords(api)),
  'the types of the client': (api) => Object.values(generatedFiles(api)).join(),
  'the table of calls in guides': (api) => {
    const page = { type: 'root', children: [{ type: 'mdxJsxFlowElement', name: 'ApiCalls' }] };
    remarkApiCalls(api)(page);
    return JSON.stringify(page);
  },
};

describe.each(Object.entries(artifacts))('%s', (_name, make) => {
  test('shows an operation that is added for integrators', () => {
    expect(make()).not.toMatch(TRACE);
    expect(make(apiFor('integrator'))).toMatch(TRACE);
  });

  test.each(['team', 'customer'] as const)('is not made of an API for the %s', (audience) => {
    const api = apiFor(audience);
    // @ts-expect-error: only a public API may be published.
    expect(() => make(api)).toThrow(`The API of the audience '${audience}' is not public`);
  });
});

/** What the catalogue of errors shows as a call that does not exist. */
const UNKNOWN_CALL = 'get /v1/boats';

/** A call as it is written in texts: `GET /v1/docks/{id}`. */
const CALL = /\b(GET|POST|PUT|PATCH|DELETE) (\/[\w{}/-]*\w\}?)/g;

test('every call that the built site names is one of the public API', async () => {
  const known = new Set(
    Object.values(integratorApi.operations).map(({ method, path: call }) => `${method} ${call}`),
  );
  const folder = path.resolve(import.meta.dirname, '../build');
  const names = await readdir(folder, { recursive: true });
  const readable = names.filter((name) => /\.(html|md|json|yaml|xml|txt|js)$/.test(name));
  const found = new Set<string>();
  for (const name of readable) {
    const text = await readFile(path.join(folder, name), 'utf8');
    for (const [, method = '', call = ''] of text.matchAll(CALL)) {
      found.add(`${method.toLowerCase()} ${call}`);
    }
  }
  expect([...found]).toEqual(expect.arrayContaining([...known]));
  expect([...found].filter((call) => !known.has(call))).toEqual([UNKNOWN_CALL]);
});
