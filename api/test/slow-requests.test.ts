import { connect } from 'node:net';
import { FIELD_TEXT, REQUEST_MAX_SECONDS } from '@slipway/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anyEngine, type TestServer, TestWorld } from './harness.ts';

/** The server looks for slow ones every few seconds, and may itself be late on a busy machine. */
const SWEEP_SECONDS = 20;

/** Sends a beginning and then one more piece each second, until the server has had enough. */
async function sendSlowly(url: string, beginning: string, piece: string) {
  const { hostname, port } = new URL(url);
  const startedAt = performance.now();
  const socket = connect(Number(port), hostname, () => socket.write(beginning));
  socket.on('error', () => {});
  const dripping = setInterval(() => socket.write(piece), 1000);
  const chunks = await socket.toArray();
  clearInterval(dripping);
  socket.destroy();
  return {
    answer: Buffer.concat(chunks).toString('utf8'),
    seconds: (performance.now() - startedAt) / 1000,
  };
}

describe('a request that does not come to an end', () => {
  let world: TestWorld;
  let server: TestServer;

  beforeAll(async () => {
    world = await TestWorld.create(anyEngine);
    server = await world.startServer();
  });
  afterAll(() => world?.destroy());

  const post = (header: string) =>
    `POST /v1/customers HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${world.keys.heronbay}\r\nContent-Type: application/json\r\n${header}\r\n\r\n`;

  test.concurrent.each([
    ['that sends nothing at all', () => '', ''],
    ['that sends a header each second', () => 'GET /me HTTP/1.1\r\n', 'X-Slow: 1\r\n'],
    ['that sends a byte of its body each second', () => post('Content-Length: 999'), ' '],
    ['that sends a chunk each second', () => post('Transfer-Encoding: chunked'), '1\r\n \r\n'],
  ])('is given up: one %s', async (_what, beginning, piece) => {
    const { answer, seconds } = await sendSlowly(server.url, beginning(), piece);
    expect(answer).toMatch(/^HTTP\/1\.1 422 /);
    expect(answer).toContain(JSON.stringify({ errors: { body: [FIELD_TEXT.requestTooSlow] } }));
    expect(seconds).toBeGreaterThan(REQUEST_MAX_SECONDS - 1);
    expect(seconds).toBeLessThan(REQUEST_MAX_SECONDS + SWEEP_SECONDS);
  });
});
