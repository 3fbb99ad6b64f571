import { execFileSync } from 'node:child_process';
import { type Exchange, findErrors, integratorApi, type OperationId } from '@slipway/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { RunningApi } from '../../../client/test/running-api.ts';
import { TESTS_ALL } from '../../../scripts/test/left-out.ts';
import { sampleRequest } from '../../src/samples/sample-request.ts';
import { samplesOf } from '../../src/samples/samples.ts';
import { goodExchanges, oneOfEachKind } from './good-exchanges.ts';
import { type OwnWorld, ownDay, withOwnAccess, withOwnDetails } from './own-world.ts';
import { postmanRequests, send } from './postman.ts';
import { type RunnableLanguage, SampleFolder } from './programs.ts';
import { type Exchanged, RecordingProxy } from './recording-proxy.ts';

const languages: RunnableLanguage[] = [
  'curl',
  'javascript',
  'typescript',
  'python',
  'php',
  'ruby',
  ...(hasGo() ? (['go'] as const) : []),
];

let api: RunningApi;
let proxy: RecordingProxy;
let folder: SampleFolder;
let runs = 0;

beforeAll(async () => {
  [api, folder] = await Promise.all([RunningApi.start(), SampleFolder.create()]);
  proxy = await RecordingProxy.start(api.url);
}, 120_000);

afterAll(async () => {
  await folder?.stop();
  await Promise.all([proxy?.stop(), api?.stop()]);
}, 30_000);

/**
 * Every exchange in one language, and in the others one of each kind: what a request consists of
 * decides how its code is written. With `--all` every exchange in every language.
 */
const exchangesIn = (language: RunnableLanguage) =>
  TESTS_ALL || language === 'javascript' ? goodExchanges : oneOfEachKind;

describe.each(languages)('%s', (language) => {
  test.each(exchangesIn(language))(
    '$id, $example: sends the request of the contract and gets its answer',
    async ({ id, example, exchange }) => {
      const world = await ownWorld(id, example);
      const code = withOwnAccess(
        withOwnDetails(samplesOf(id, example)[language], id, world),
        world,
      );
      proxy.takeSeen();
      await folder.run(language, code);
      const seen = proxy.takeSeen();
      expect(asDocumented(seen[0])).toMatchObject(expectedRequest(id, exchange, world));
      for (const each of seen) expectGoodAnswer(id, each);
    },
    60_000,
  );
});

test.each(postmanRequests)('Postman, %s: gets the answer of the contract', async (id, request) => {
  const world = await ownWorld(id, '');
  const answer = await send(request, { url: api.url, key: world.key }, (text) =>
    withOwnDetails(text, id, world),
  );
  expect(answer.status).toBe(200);
  expect(findErrors(integratorApi.operations[id].answer, await answer.json())).toEqual({});
});

/** A key that the exchange speaks of, and where it is needed, a booking that can be changed. */
async function ownWorld(id: OperationId, example: string): Promise<OwnWorld> {
  runs += 1;
  const key = example === 'severalCompanies' ? api.agencyKey : api.heronBayKey;
  const world = { url: proxy.url, key, run: runs, bookingId: undefined, webhookId: undefined };
  if (id === 'updateBooking') return { ...world, bookingId: await newBooking(runs) };
  if (id === 'removeWebhook') return { ...world, webhookId: await newWebhook() };
  return world;
}

async function newWebhook(): Promise<string> {
  const { body } = integratorApi.operations.createWebhook.examples.annex;
  return (await write<{ id: string }>('/v1/webhooks', body)).id;
}

async function newBooking(run: number): Promise<string> {
  const day = ownDay(run);
  const trip = { pickup: `${day}T08:00:00Z`, return: `${day}T11:00:00Z` };
  const body = { ...integratorApi.operations.createBooking.examples.paid.body, ...trip };
  return (await write<{ bookingId: string }>('/v1/bookings', body)).bookingId;
}

async function write<Data>(path: string, body: object): Promise<Data> {
  const answer = await fetch(`${api.url}${path}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${api.heronBayKey}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  return ((await answer.json()) as { data: Data }).data;
}

function expectedRequest(id: OperationId, exchange: Exchange, world: OwnWorld) {
  const { method, url, query, body } = sampleRequest(integratorApi.operations[id], exchange);
  const own = (text: string) => withOwnDetails(text, id, world);
  return {
    method,
    path: own(new URL(url).pathname),
    query: Object.fromEntries(query),
    authorization: `Bearer ${world.key}`,
    ...(body && { body: JSON.parse(own(JSON.stringify(body))) }),
  };
}

/** The client writes a list as `types[]`, which means the same as `types`. */
function asDocumented(seen: Exchanged | undefined) {
  const query = Object.entries(seen?.query ?? {}).map(([name, value]) => [
    name.replace(/\[\]$/, ''),
    value,
  ]);
  return { ...seen, query: Object.fromEntries(query) };
}

function expectGoodAnswer(id: OperationId, { status, answer }: Exchanged): void {
  expect({ status, answer }).toEqual({ status: 200, answer });
  expect(findErrors(integratorApi.operations[id].answer, answer)).toEqual({});
}

function hasGo(): boolean {
  try {
    execFileSync('go', ['version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
