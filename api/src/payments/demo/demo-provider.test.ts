import { EXAMPLE_ID } from '@slipway/contract';
import { DAY, HOUR } from '@slipway/engine';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { storeRentalCompanies } from '../../../test/harness/rental-companies.ts';
import { type Engine, engines, TestWorld } from '../../../test/harness.ts';
import type { OpenedDatabase } from '../../adapters/open-database.ts';
import type { TenantDatabase } from '../../database/database.ts';
import { forTenant } from '../../database/for-tenant.ts';
import { describeProvider } from '../provider-contract.ts';
import { actOnCheckout } from './checkouts.ts';
import { demoProvider } from './demo-provider.ts';

const NOW = new Date('2025-06-14T07:50:00Z');
const OUTCOME = { pay: 'paid', fail: 'failed', leave: 'left' } as const;

describe.each(engines)('on %s', (engine: Engine) => {
  let world: TestWorld;
  let opened: OpenedDatabase;
  let heronBay: TenantDatabase;
  let now = NOW;

  beforeAll(async () => {
    world = await TestWorld.create(engine, storeRentalCompanies);
    opened = await world.database.open();
    heronBay = forTenant(opened.database, EXAMPLE_ID.heronBay);
  });
  afterAll(async () => {
    await opened?.close();
    await world?.destroy();
  });

  describeProvider('demo', async () => ({
    provider: demoProvider(heronBay, () => now),
    now,
    customer: (id, does) => actOnCheckout(heronBay, id, OUTCOME[does], { now, arrivesAt: now }),
    message: (id) => ({ headers: new Headers(), body: `id=${id}` }),
  }));

  const start = () =>
    demoProvider(heronBay, () => now).start({
      reference: crypto.randomUUID(),
      description: 'R7K2QD, Heron Bay Boats',
      currency: 'EUR',
      charge: 0,
      holds: [{ key: 'one', amount: 15_000 }],
      returnUrl: 'https://heronbay.slipway.example/book',
      expiresAt: new Date(NOW.getTime() + DAY),
    });

  test('a payment that arrives later is on its way until then', async () => {
    const { id } = await start();
    const later = new Date(NOW.getTime() + 60_000);
    await actOnCheckout(heronBay, id, 'paid', { now, arrivesAt: later });
    const provider = demoProvider(heronBay, () => now);
    expect((await provider.find(id)).status).toBe('pending');
    now = later;
    expect((await provider.find(id)).status).toBe('paid');
    now = NOW;
  });

  test('a hold that has ended can no longer be captured', async () => {
    const { id } = await start();
    await actOnCheckout(heronBay, id, 'paid', { now, arrivesAt: now });
    const provider = demoProvider(heronBay, () => now);
    const [hold] = (await provider.find(id)).holds;
    now = new Date(NOW.getTime() + 7 * DAY);
    const order = { transactionId: hold?.id ?? '', amount: 100, idempotencyKey: 'late' };
    expect(await provider.capture(order)).toMatchObject({ state: 'refused' });
    now = NOW;
  });

  test('the same payment in other words is refused, as some real ones do', async () => {
    const provider = demoProvider(heronBay, () => now);
    const wanted = {
      reference: crypto.randomUUID(),
      description: 'R7K2QD, Heron Bay Boats',
      currency: 'EUR',
      charge: 15_934,
      holds: [],
      returnUrl: 'https://heronbay.slipway.example/book',
      expiresAt: new Date(NOW.getTime() + DAY),
    };
    await provider.start(wanted);
    const later = { ...wanted, expiresAt: new Date(NOW.getTime() + 2 * DAY) };
    await expect(provider.start(later)).rejects.toThrow('in other words');
  });

  test('a key is forgotten after a day, some hours after it is relied on', async () => {
    const { id } = await start();
    await actOnCheckout(heronBay, id, 'paid', { now, arrivesAt: now });
    const provider = demoProvider(heronBay, () => now);
    const transactionId = (await provider.find(id)).holds[0]?.id ?? '';
    const capture = { transactionId, amount: 4_000, idempotencyKey: `${id} capture` };
    const refund = { transactionId, amount: 1_000, idempotencyKey: `${id} refund` };
    await provider.capture(capture);
    const first = await provider.refund(refund);
    now = new Date(NOW.getTime() + provider.remembersKeysMs);
    expect(await provider.refund(refund)).toEqual(first);
    now = new Date(NOW.getTime() + 25 * HOUR);
    expect(await provider.refund(refund)).not.toEqual(first);
    const { movements } = await provider.lookAt(transactionId);
    const refunds = movements.filter(({ type }) => type === 'refund');
    expect(refunds.map(({ key }) => key)).toEqual([refund.idempotencyKey, refund.idempotencyKey]);
    now = NOW;
  });

  test('another company sees neither checkouts nor money', async () => {
    const { id } = await start();
    await actOnCheckout(heronBay, id, 'paid', { now, arrivesAt: now });
    const [hold] = (await demoProvider(heronBay, () => now).find(id)).holds;
    const kestrelQuay = forTenant(opened.database, EXAMPLE_ID.kestrelQuay);
    const stranger = demoProvider(kestrelQuay, () => now);
    await expect(stranger.find(id)).rejects.toThrow('no checkout');
    expect(
      await stranger.readMessage({ headers: new Headers(), body: `id=${id}` }),
    ).toBeUndefined();
    const order = { transactionId: hold?.id ?? '', amount: 100, idempotencyKey: 'foreign' };
    expect(await stranger.capture(order)).toMatchObject({ state: 'refused' });
  });
});
