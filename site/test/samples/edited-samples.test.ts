import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { API, integratorApi } from '@slipway/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SAMPLE_LANGUAGES } from '../../src/samples/languages.ts';
import { type SampleCall, sampleRequest } from '../../src/samples/sample-request.ts';
import { type RunnableLanguage, SampleFolder } from './programs.ts';

const languages: RunnableLanguage[] = ['curl', 'javascript', 'python', 'php', 'ruby'];

/** What a reader may type into a request, each with a meaning of its own in some language. */
const EDITED: SampleCall = {
  params: { id: `7bfa'8031/$(id) é` },
  body: {
    givenName: `O'Neil "Ann" \\ \`tick\` $HOME #{1} %s\nsecond line`,
    phoneNumber: null,
    addAliasOnDuplicate: true,
    list: ['a', 1, false, { 'odd name': "it's" }],
    nested: { empty: {}, text: '日本' },
  },
  tenantId: 'ac5275f0-b3d7-415c-a776-0708c6611832',
  idempotencyKey: `order-'1'`,
};

let server: Server;
let folder: SampleFolder;
let seen: { path: string; headers: IncomingHttpHeaders; body: string }[] = [];

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray()).toString('utf8');
    seen.push({ path: request.url ?? '', headers: request.headers, body });
    response.setHeader('Content-Type', 'application/json');
    response.end('{}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  folder = await SampleFolder.create();
});

afterAll(async () => {
  await folder?.stop();
  server?.closeAllConnections();
  server?.close();
});

test.each(languages)('%s sends exactly what was typed, whatever that is', async (language) => {
  seen = [];
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const request = sampleRequest(integratorApi.operations.updateCustomer, EDITED);
  const code = SAMPLE_LANGUAGES[language].write({
    ...request,
    url: request.url.replace(API.url, url),
  });
  await folder.run(language, code);
  const [received] = seen;
  expect(JSON.parse(received?.body ?? '')).toEqual(EDITED.body);
  expect(decodeURIComponent(received?.path ?? '')).toBe(`/v1/customers/${EDITED.params?.id}`);
  expect(received?.headers['x-tenant-id']).toBe(EDITED.tenantId);
  expect(received?.headers['idempotency-key']).toBe(EDITED.idempotencyKey);
});

test.each(languages)('%s sends an empty body as an object', async (language) => {
  seen = [];
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const request = sampleRequest(integratorApi.operations.createBooking, { body: {} });
  await folder.run(
    language,
    SAMPLE_LANGUAGES[language].write({ ...request, url: request.url.replace(API.url, url) }),
  );
  expect(JSON.parse(seen[0]?.body ?? '')).toEqual({});
});
