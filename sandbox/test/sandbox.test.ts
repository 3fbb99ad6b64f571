import { readFileSync } from 'node:fs';
import { API, EXAMPLE_ID, integratorApi, TEAM } from '@slipway/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { Caller } from '../../api/test/harness/caller.ts';
import { Tab } from './harness/tab.ts';

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;
const { paymentLink } = integratorApi.operations.createBooking.examples;

let tab: Tab;
let heronBay: Caller;

beforeAll(async () => {
  tab = await Tab.open();
  heronBay = new Caller(tab, tab.manifest.keys.valid);
});
beforeEach(async () => {
  await tab.page.evaluate(() => globalThis.sandbox.clock('documented'));
  await tab.reset();
});
afterAll(() => tab?.close());

test('loading is told in few steps, each further than the last, up to the whole', async () => {
  const told = await tab.page.evaluate(() => globalThis.progress);
  const bytes = told.map(({ loadedBytes }) => loadedBytes);
  expect(bytes.length).toBeGreaterThan(10);
  expect(bytes.length).toBeLessThanOrEqual(60);
  expect(bytes).toEqual(bytes.toSorted((one, other) => one - other));
  expect(bytes.at(-1)).toBeGreaterThan((told[0]?.totalBytes ?? 0) - 1);
});

test('a booking with a payment link tells which rows, events and e-mails it made', async () => {
  const { rows, events, mails } = await tab.effects({
    url: `${API.url}/v1/bookings`,
    method: 'POST',
    headers: {
      Authorization: `Bearer ${tab.manifest.keys.valid}`,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify(paymentLink.body),
  });
  expect(rows).toContainEqual({ table: 'bookings', added: 1, changed: 0, removed: 0 });
  expect(events.map(({ type }) => type)).toEqual(['booking.created']);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.recipient).toBe('ines.okafor@example.com');
  expect(await tab.page.evaluate(() => globalThis.sandbox.mails())).toEqual(mails);
});

test('a refused booking changes no row and sends nothing', async () => {
  const effects = await tab.effects({
    url: `${API.url}/v1/bookings`,
    method: 'POST',
    headers: {
      Authorization: `Bearer ${tab.manifest.keys.valid}`,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify({ ...paymentLink.body, boats: 20 }),
  });
  expect(effects).toEqual({ rows: [], events: [], mails: [] });
});

test('a customer whom nobody knew is stored', async () => {
  const { knownOrNew } = integratorApi.operations.createCustomer.examples;
  const body = { ...knownOrNew.body, emailAddress: 'oskar.brandt@customers.example' };
  const { status, text } = await heronBay.call('createCustomer', { body });
  expect(status, text).toBe(200);
});

test('boats are sold until the last one, then the answer is 406, and a reset gives them back', async () => {
  const book = () => heronBay.call('createBooking', { body: paymentLink.body });
  const statuses: number[] = [];
  while (statuses.at(-1) !== 406) statuses.push((await book()).status);
  expect(statuses.length).toBeGreaterThan(2);
  await tab.reset();
  expect((await book()).status).toBe(200);
});

test('a key that was revoked opens nothing', async () => {
  const revoked = new Caller(tab, tab.manifest.keys.revoked);
  expect((await revoked.call('getMe')).status).toBe(401);
});

test('a member whom the page names is signed in to the dashboard, and nobody else is', async () => {
  const statuses = await tab.page.evaluate(async (kai) => {
    const request = () => new Request('https://dashboard.slipway.example/team/dashboard');
    const answer = await globalThis.sandbox.fetchAs(kai, request());
    const { data } = await answer.json();
    const nobody = await globalThis.sandbox.fetch(request());
    return { name: data.me.name, now: data.now, nobody: nobody.status };
  }, TEAM.Kai.id);
  expect(statuses).toEqual({ name: 'Kai', now: '2025-06-14T07:50:00.000Z', nobody: 401 });
});

test('a waiver that is a PDF opens in the tab as the company made it', async () => {
  const base64 = await tab.page.evaluate(async (kai) => {
    const ask = async (path: string) => {
      const request = new Request(`https://dashboard.slipway.example/team/bookings/${path}`);
      return (await (await globalThis.sandbox.fetchAs(kai, request)).json()).data;
    };
    const { id, waivers } = await ask('D8N4QS');
    const contract = waivers.find(({ pdf }: { pdf: object | null }) => pdf !== null);
    const query = new URLSearchParams({ waiverId: contract.id, version: contract.version });
    return (await ask(`${id}/waivers/file?${query}`)).base64;
  }, TEAM.Kai.id);
  const contract = '../../company/examples/waivers/cruiser-contract-de.pdf';
  expect(base64).toBe(readFileSync(new URL(contract, import.meta.url)).toString('base64'));
});

test('a signed copy is written in the tab, as a PDF', async () => {
  const base64 = await tab.page.evaluate(async (kai) => {
    const ask = async (path: string) => {
      const request = new Request(`https://dashboard.slipway.example/team/${path}`);
      return (await (await globalThis.sandbox.fetchAs(kai, request)).json()).data;
    };
    const { waivers } = await ask('bookings/B2X8WN');
    const [signature] = waivers.flatMap(({ signatures }: { signatures: object[] }) => signatures);
    return (await ask(`signed-copies/${signature.id}`)).base64;
  }, TEAM.Kai.id);
  expect(Buffer.from(base64, 'base64').toString('latin1')).toMatch(/^%PDF-1\.7[\s\S]*%%EOF\n$/);
});

test('today the world lies whole weeks later, and the documented moment brings it back', async () => {
  const before = await heronBay.ask('getBooking', { params: { id: EXAMPLE_ID.modelBooking } });
  const today = await tab.page.evaluate(() => globalThis.sandbox.clock('today'));
  expect(today.weeks).toBeGreaterThan(0);
  expect(Math.abs(Date.parse(today.now) - Date.now())).toBeLessThan(60_000);
  const moved = await heronBay.ask('getBooking', { params: { id: EXAMPLE_ID.modelBooking } });
  const distance = Date.parse(moved.data.pickup) - Date.parse(before.data.pickup);
  // The clock at the dock may have changed by an hour since.
  expect(Math.abs(distance - today.weeks * WEEK_MS)).toBeLessThanOrEqual(60 * 60 * 1000);
  await tab.page.evaluate(() => globalThis.sandbox.clock('documented'));
  expect(await heronBay.ask('getBooking', { params: { id: EXAMPLE_ID.modelBooking } })).toEqual(
    before,
  );
});

test('the weeks around the Saturday hold bookings of several statuses', async () => {
  const { data } = await heronBay.ask('listBookings');
  expect(data.length).toBeGreaterThan(20);
  expect(new Set(data.map(({ status }) => status)).size).toBeGreaterThan(2);
});
