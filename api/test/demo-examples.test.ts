import { type Exchange, integratorApi, type Operation } from '@slipway/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenedDatabase, openDatabase } from '../src/adapters/open-database.ts';
import { type App, createApp } from '../src/app.ts';
import { demoKeysFile } from '../src/demo/demo-keys-file.ts';
import { ensureDemo } from '../src/demo/ensure-demo.ts';
import { createLimiters } from '../src/limits/create-limiters.ts';
import { createLog } from '../src/log.ts';
import { TestDatabase } from './harness.ts';

/** The Saturday of the guides at 09:50. */
const NOW = new Date('2025-06-14T07:50:00Z');

/** Lists that hold more than the people and the one booking of the examples. */
const LONGER_LISTS = ['listCustomers firstPage', 'listBookings confirmed'];

const reads = Object.values<Operation>(integratorApi.operations)
  .filter(({ method }) => method === 'get')
  .flatMap((operation) =>
    Object.entries(operation.examples).map(
      ([name, exchange]) => [`${operation.id} ${name}`, operation, exchange] as const,
    ),
  );

let database: TestDatabase;
let opened: OpenedDatabase;
let app: App;
let keys: { heronbay: string; agency: string } | undefined;

beforeAll(async () => {
  database = await TestDatabase.create('pglite');
  const { dataFolder } = database;
  opened = await openDatabase(
    { databaseUrl: undefined, poolSize: 1, dataFolder, takeOverOtherHosts: false },
    () => {},
  );
  keys = (await ensureDemo(opened.database, demoKeysFile(dataFolder), NOW)).keys;
  const never = () => Promise.reject(new Error('Reading needs no such service.'));
  app = createApp({
    database: opened.database,
    clock: () => NOW,
    log: createLog(
      'silent',
      () => NOW,
      () => {},
    ),
    alert: () => {},
    ...createLimiters({ requestsPerMinute: 1000, shared: undefined }),
    runningAtOnce: 1,
    services: {
      passwords: { hash: never, hashOfRandom: never, verify: never },
      sendJob: never,
    },
  });
});
afterAll(async () => {
  await opened?.close();
  await database?.drop();
});

test.each(reads.filter(([name]) => !LONGER_LISTS.includes(name)))(
  'on its day the demo answers %s as the reference shows it',
  async (_, operation, exchange) => {
    const key = exchange.summary.includes('several companies') ? keys?.agency : keys?.heronbay;
    const request = new Request(addressOf(operation, exchange), {
      headers: { Authorization: `Bearer ${key}` },
    });
    const answer = await app(request, { address: '127.0.0.1' });
    expect(answer.status).toBe(exchange.status);
    expect(await answer.json()).toEqual(exchange.answer);
  },
);

function addressOf({ path }: Operation, { params = {}, query = {} }: Exchange): string {
  const url = new URL(
    path.replace(/\{(\w+)\}/g, (_, name) => params[name] ?? ''),
    'https://api.slipway.example',
  );
  for (const [name, value] of Object.entries(query)) {
    if (typeof value !== 'object' || value === null) url.searchParams.set(name, String(value));
    else url.searchParams.set(name, Object.values(value).join('/'));
  }
  return url.href;
}
