import { EXAMPLE_ID } from '@slipway/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hmacSha256 } from '../src/adapters/hmac.ts';
import { run } from '../src/cli/run.ts';
import { readConfig } from '../src/config.ts';
import { newSecret, signWith } from '../src/webhooks/sign.ts';
import { Caller } from './harness/caller.ts';
import { storeRentalCompanies } from './harness/rental-companies.ts';
import { anyEngine, TestWorld } from './harness.ts';

let world: TestWorld;
let caller: Caller;
beforeAll(async () => {
  world = await TestWorld.create(anyEngine, storeRentalCompanies);
  const server = await world.startServer({ WEBHOOK_LOOPBACK: 'allow' });
  caller = new Caller(server, world.keys.heronbay);
});
afterAll(() => world?.destroy());

/** The command in this process, until the test ends it. */
function startListening(secret: string, port: string) {
  const printed: string[] = [];
  const complained: string[] = [];
  let stop = () => {};
  const ended = run(['webhooks', 'listen', '--secret', secret, '--port', port], {
    config: readConfig({}),
    now: new Date(),
    readText: () => Promise.reject(new Error('nothing is read here')),
    readBytes: () => Promise.reject(new Error('nothing is read here')),
    untilStopped: () =>
      new Promise((resolve) => {
        stop = () => resolve();
      }),
    print: (line) => printed.push(line),
    complain: (line) => complained.push(line),
  });
  return { printed, complained, ended, stop: () => stop() };
}

const addressIn = (lines: string[]) => /http:\/\/\S+\//.exec(lines[0] ?? '')?.[0] ?? '';

test('webhooks listen shows what a server sends it, and the test of a new endpoint first', async () => {
  // The port is free again by the time it is used.
  const probe = startListening(newSecret(), '0');
  await expect.poll(() => addressIn(probe.complained)).not.toBe('');
  const url = addressIn(probe.complained);
  probe.stop();
  expect(await probe.ended).toBe(0);

  const body = { name: 'This machine', url, events: ['customer.updated'] };
  const { secret } = (await caller.ask('createWebhook', { body })).data;
  const listening = startListening(secret, new URL(url).port);
  await expect.poll(() => listening.printed[0], { timeout: 30_000 }).toContain('webhook.test');
  await caller.ask('updateCustomer', {
    params: { id: EXAMPLE_ID.ines },
    body: { phoneNumber: '+447700900456' },
  });
  await expect
    .poll(() => listening.printed[1], { timeout: 30_000 })
    .toMatch(/customer\.updated .*"customerId":.*"changed":\["phoneNumber"\]/);
  listening.stop();
  expect(await listening.ended).toBe(0);
});

test('webhooks listen refuses what it cannot trust and says why', async () => {
  const listening = startListening(newSecret(), '0');
  await expect.poll(() => addressIn(listening.complained)).not.toBe('');
  const send = async (headers: Record<string, string>) =>
    fetch(addressIn(listening.complained), { method: 'POST', headers, body: '{}' });
  expect((await send({})).status).toBe(400);
  const foreign = signWith([newSecret()], hmacSha256)('id', new Date(), '{}');
  expect((await send(foreign)).status).toBe(400);
  expect(listening.complained.slice(1)).toEqual([
    'Refused: a header of the signature is missing.',
    'Refused: the signature is not that of this secret.',
  ]);
  expect(listening.printed).toEqual([]);
  listening.stop();
  await listening.ended;
});
