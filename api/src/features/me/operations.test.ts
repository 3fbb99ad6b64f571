import { findErrors, integratorApi } from '@slipway/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  engines,
  HERON_BAY,
  KESTREL_QUAY,
  type TestServer,
  TestWorld,
} from '../../../test/harness.ts';

describe.each(engines)('GET /me on %s', (engine) => {
  let world: TestWorld;
  let server: TestServer;

  beforeAll(async () => {
    world = await TestWorld.create(engine);
    server = await world.startServer();
  });
  afterAll(() => world?.destroy());

  test('200: shows the key, its company and every company it may work for', async () => {
    const { status, json } = await server.call('/me', { key: world.keys.agency });
    expect(status).toBe(200);
    expect(findErrors(integratorApi.operations.getMe.answer, json)).toEqual({});
    expect(json.data.description).toBe('Travel agency');
    expect(json.data.currentTenant.id).toBe(HERON_BAY.id);
    expect(json.data.tenants.map(({ slug }: { slug: string }) => slug)).toEqual([
      'heronbay',
      'kestrelquay',
    ]);
  });

  test('200: works for the company that X-Tenant-Id names', async () => {
    const headers = { 'X-Tenant-Id': KESTREL_QUAY.id.toUpperCase() };
    const { json } = await server.call('/me', { key: world.keys.agency, headers });
    expect(json.data.currentTenant).toEqual({ ...KESTREL_QUAY, name: 'Kestrel Quay' });
  });

  test('answers only what the contract names, although more was read', async () => {
    const { json } = await server.call('/me', { key: world.keys.heronbay });
    expect(Object.keys(json)).toEqual(['data']);
    expect(Object.keys(json.data)).toEqual(['description', 'currentTenant', 'tenants']);
    expect(Object.keys(json.data.currentTenant)).toEqual(['id', 'name', 'slug']);
  });
});
