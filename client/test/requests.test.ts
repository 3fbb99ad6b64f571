import { EXAMPLE_ID } from '@slipway/contract';
import { expect, test } from 'vitest';
import { Slipway } from '../src/index.ts';
import { data, scripted, scriptedServer } from './scripted-server.ts';

test('every request carries the key and asks for JSON', async () => {
  const { slipway, seen } = await scripted([data([])]);
  await slipway.docks.list();
  expect(seen[0]?.headers).toMatchObject({
    authorization: 'Bearer test-key',
    accept: 'application/json',
  });
  expect(seen[0]?.headers).not.toHaveProperty('x-tenant-id');
});

test('the company of a call goes before the company of the client', async () => {
  const { slipway, seen } = await scripted([data([])], { tenantId: EXAMPLE_ID.heronBay });
  await slipway.docks.list();
  await slipway.docks.list({ tenantId: EXAMPLE_ID.kestrelQuay });
  expect(seen.map(({ headers }) => headers['x-tenant-id'])).toEqual([
    EXAMPLE_ID.heronBay,
    EXAMPLE_ID.kestrelQuay,
  ]);
});

test('a base URL may have a path and a slash at its end', async () => {
  const { url, seen } = await scriptedServer(data([]));
  await new Slipway({ apiKey: 'test-key', baseUrl: `${url}/booking//` }).docks.list();
  expect(seen[0]?.url).toBe('/booking/v1/docks');
});

test('an ID cannot leave its place in the path', async () => {
  const { slipway, seen } = await scripted([data({})]);
  await slipway.docks.get('../me?x=1#y');
  expect(seen[0]?.url).toBe('/v1/docks/..%2Fme%3Fx%3D1%23y');
});

test('an empty ID is refused before anything is sent', async () => {
  const { slipway, seen } = await scripted([data({})]);
  await expect(slipway.docks.get('')).rejects.toThrow(
    '/v1/docks/{id} needs an id, and it is empty.',
  );
  expect(seen).toHaveLength(0);
});

test('what is undefined in a query is left out', async () => {
  const { slipway, seen } = await scripted([data([])]);
  await slipway.bookings.listPage({ status: undefined, updatedAfter: '2025-06-01T00:00:00+02:00' });
  expect(seen[0]?.url).toBe('/v1/bookings?updatedAfter=2025-06-01T00%3A00%3A00%2B02%3A00');
});
