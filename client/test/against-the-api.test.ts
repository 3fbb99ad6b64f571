import {
  EXAMPLE_ID,
  findErrors,
  HERON_BAY,
  integratorApi,
  type OperationId,
  PAGE_SIZE,
} from '@slipway/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type * as client from '../src/index.ts';
import { bookFarAhead } from './book-far-ahead.ts';
import { BrowserPage } from './browser-page.ts';
import { ConsumerProject } from './consumer-project.ts';
import { CALLS } from './every-operation.ts';
import { promisedLines, readmeProgram } from './readme-examples.ts';
import { RunningApi } from './running-api.ts';

let project: ConsumerProject;
let api: RunningApi;
let installed: typeof client;
let slipway: client.Slipway;

beforeAll(async () => {
  project = await ConsumerProject.create();
  api = await RunningApi.start();
  installed = await import(/* @vite-ignore */ project.entry.href);
  slipway = new installed.Slipway({ apiKey: api.heronBayKey, baseUrl: api.url });
}, 120_000);

afterAll(() => Promise.all([project?.remove(), api?.stop()]), 30_000);

test.each(Object.keys(CALLS) as OperationId[])(
  '%s gives the data that the contract describes',
  async (id) => {
    const data = await CALLS[id](slipway);
    expect(findErrors(integratorApi.operations[id].answer.properties.data, data)).toEqual({});
  },
  30_000,
);

test('a list gives every customer of every page once', async () => {
  const ids: string[] = [];
  for await (const { id } of slipway.customers.list()) ids.push(id);
  const { pagination } = await slipway.customers.listPage();
  expect(pagination.totalPages).toBeGreaterThan(1);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toHaveLength(pagination.totalItems ?? 0);
}, 60_000);

test('no booking is skipped when another changes while the list is read', async () => {
  const since = new Date().toISOString();
  const made = await bookFarAhead(slipway, PAGE_SIZE + 10);
  const listed = new Set<string>();
  for await (const { id } of slipway.bookings.list({ updatedAfter: since })) {
    if (listed.size === 0) await slipway.bookings.update(id, { passengers: 2 });
    listed.add(id);
  }
  expect(made.filter((id) => !listed.has(id))).toEqual([]);
}, 120_000);

test('a key of one company may not work for another', async () => {
  await expect(slipway.docks.list({ tenantId: EXAMPLE_ID.kestrelQuay })).rejects.toBeInstanceOf(
    installed.UnauthorizedError,
  );
});

test('an unknown ID is a NotFoundError with the ID of the request', async () => {
  const error = await slipway.bookings.get(EXAMPLE_ID.ines).catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(installed.NotFoundError);
  expect(error).toMatchObject({ status: 404, requestId: expect.any(String) });
});

test('what is wrong with a customer is told field by field', async () => {
  const { severalProblems } = integratorApi.operations.createCustomer.examples;
  const error = await slipway.customers.create(severalProblems.body).catch((caught) => caught);
  expect(error).toBeInstanceOf(installed.ValidationError);
  expect(error.errors).toEqual(severalProblems.answer.errors);
});

test('two writes with one key make one booking', async () => {
  const { body } = integratorApi.operations.createBooking.examples.paid;
  const once = { idempotencyKey: 'one-key' };
  const first = await slipway.bookings.create(body, once);
  expect(await slipway.bookings.create(body, once)).toEqual(first);
});

test('the examples of the README print what they say', async () => {
  const program = await readmeProgram();
  const env = { SLIPWAY_API_KEY: api.agencyKey, SLIPWAY_BASE_URL: api.url };
  const printed = await project.run(program, env);
  const promised = promisedLines(program);
  expect(promised.length).toBeGreaterThan(0);
  expect(printed.filter((line) => promised.includes(line))).toEqual(promised);
}, 30_000);

test('a program ends as soon as its call is answered', async () => {
  const program = `import { Slipway } from '@slipway/client';
    await new Slipway({ apiKey: process.env.KEY, baseUrl: process.env.URL }).me();
    const answered = performance.now();
    process.on('exit', () => console.log(performance.now() - answered));`;
  const [idle] = await project.run(program, { KEY: api.heronBayKey, URL: api.url });
  expect(Number(idle)).toBeLessThan(3_000);
}, 30_000);

describe('in a page of another origin', () => {
  let browser: BrowserPage;

  beforeAll(async () => {
    browser = await BrowserPage.open(project.entry);
  }, 60_000);

  afterAll(() => browser?.close());

  test('the client reads, writes and understands errors', async () => {
    const result = await browser.page.evaluate(
      async ({ baseUrl, apiKey, unknownId, trip }) => {
        const { Slipway } = Reflect.get(globalThis, 'client') as typeof client;
        const slipway = new Slipway({ apiKey, baseUrl });
        const { currentTenant } = await slipway.me();
        const { bookingId } = await slipway.bookings.create(trip);
        const { status } = await slipway.bookings.get(bookingId);
        const error = await slipway.docks.get(unknownId).catch((caught) => caught);
        return { currentTenant, status, error: error.name, requestId: error.requestId };
      },
      {
        baseUrl: api.url,
        apiKey: api.heronBayKey,
        unknownId: EXAMPLE_ID.ines,
        trip: integratorApi.operations.createBooking.examples.paid.body,
      },
    );
    expect(result).toEqual({
      currentTenant: HERON_BAY,
      status: 'confirmed',
      error: 'NotFoundError',
      requestId: expect.any(String),
    });
  }, 30_000);
});
