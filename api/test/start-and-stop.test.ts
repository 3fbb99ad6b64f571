import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { type AddressInfo, connect, createServer } from 'node:net';
import { join } from 'node:path';
import { ERROR_TEXT } from '@slipway/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  bothEngines,
  failedStart,
  type ServerProcess,
  TestDatabase,
  TestWorld,
} from './harness.ts';

describe.each(bothEngines)('stopping on %s', (engine) => {
  let world: TestWorld;
  let server: ServerProcess;

  beforeAll(async () => {
    world = await TestWorld.create(engine);
    server = await world.startProcess();
  });
  afterAll(() => world?.destroy());

  test('finishes the request that is under way, takes no new one, and ends with 0', async () => {
    const body = JSON.stringify({ givenName: 'Paul' });
    const half = body.length / 2;
    const request = await openRequest(server.url, [
      'POST /v1/customers HTTP/1.1',
      'Host: 127.0.0.1',
      `Authorization: Bearer ${world.keys.heronbay}`,
      'Content-Type: application/json',
      'Expect: 100-continue',
      `Content-Length: ${body.length}`,
    ]);
    request.write(body.slice(0, half));
    expect((await server.call('/health')).status).toBe(200);
    const ended = server.stop();
    await expect.poll(() => server.call('/health').catch(() => 'refused')).toBe('refused');
    request.write(body.slice(half));
    expect(await request.answer).toMatch(/^HTTP\/1\.1 422 [\s\S]*is required/);
    expect(await ended).toBe(0);
  });

  test('leaves everything ready for the next start', async () => {
    const next = await world.startProcess();
    expect((await next.call('/ready')).status).toBe(200);
  });
});

test('while it starts it is alive but not ready', async () => {
  const world = await TestWorld.create('pglite');
  const port = await freePort();
  const starting = world.startProcess({ API_PORT: String(port) });
  const ask = async (path: string) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`).catch(() => undefined);
    return answer && [answer.status, await answer.json()];
  };
  await expect
    .poll(() => ask('/health'), { interval: 10, timeout: 30_000 })
    .toEqual([200, { data: { status: 'alive' } }]);
  expect(await ask('/ready')).toEqual([500, { error: ERROR_TEXT.notReady }]);
  expect(await ask('/me')).toEqual([500, { error: ERROR_TEXT.notReady }]);
  await starting;
  expect(await ask('/ready')).toEqual([200, { data: { status: 'ready' } }]);
  await world.destroy();
});

describe('a start that cannot succeed ends with 1 and one sentence', () => {
  let world: TestWorld;
  let server: ServerProcess;

  beforeAll(async () => {
    world = await TestWorld.create('pglite');
    server = await world.startProcess();
  });
  afterAll(() => world?.destroy());

  test('when the port is taken', async () => {
    const { port } = new URL(server.url);
    expect(await failedStart({ API_PORT: port })).toEqual({
      exitCode: 1,
      complaint: `Port ${port} on 127.0.0.1 is taken: stop the program that uses it, or set API_PORT to another port.`,
    });
  });

  test('when another process has the data folder', async () => {
    const { exitCode, complaint } = await failedStart({ DATA_DIR: world.database.dataFolder });
    expect(exitCode).toBe(1);
    expect(complaint).toMatch(/^The data folder \S+ is in use by process \d+: stop it, .*\.$/);
  });

  test('when the data folder cannot be written', async () => {
    const { exitCode, complaint } = await failedStart({ DATA_DIR: '/dev/null/data' });
    expect(exitCode).toBe(1);
    expect(complaint).toBe(
      'The data folder /dev/null/data cannot be written (ENOTDIR): change its owner or set DATA_DIR.',
    );
  });

  test('when the embedded database is damaged', async () => {
    const broken = await TestDatabase.create('pglite');
    const folder = join(broken.dataFolder, 'database');
    await writeFile(join(folder, 'global', 'pg_control'), 'damaged');
    const { exitCode, complaint } = await failedStart({ DATA_DIR: broken.dataFolder });
    expect(exitCode).toBe(1);
    expect(complaint).toMatch(
      /^The embedded database in \S+ cannot be opened \(.*\): restore .*\.$/,
    );
    expect(complaint.split('\n')).toHaveLength(1);
    await broken.drop();
  });

  test('when PostgreSQL cannot be reached, without showing the password', async () => {
    const { exitCode, complaint } = await failedStart({
      DATABASE_URL: 'postgres://slipway:secret@127.0.0.1:1/slipway',
      DATA_DIR: world.database.dataFolder,
    });
    expect(exitCode).toBe(1);
    expect(complaint).toMatch(/^PostgreSQL at 127\.0\.0\.1:1\/slipway cannot be reached \(.*\.$/);
    expect(complaint).not.toContain('secret');
  });

  test('when a setting is wrong', async () => {
    expect(await failedStart({ RATE_LIMIT: 'many' })).toEqual({
      exitCode: 1,
      complaint: 'RATE_LIMIT is "many": set it to a whole number from 1 to 1000000.',
    });
  });
});

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

/** A request whose head the server has read, and whose body is still to be sent. */
async function openRequest(url: string, head: string[]) {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.setEncoding('utf8');
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  const [wait] = await once(socket, 'data');
  expect(wait).toContain('100 Continue');
  const answer = once(socket, 'data').then(([text]) => String(text));
  return { answer, write: (text: string) => socket.write(text) };
}
