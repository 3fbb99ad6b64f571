import { ERROR_CATALOGUE, INES, integratorApi, MODEL_BOOKING } from '@slipway/contract';
import { describe, expect, test } from 'vitest';
import {
  ConnectionError,
  InternalServerError,
  TimeoutError,
  TooManyAttemptsError,
} from '../src/index.ts';
import {
  answer,
  data,
  halfAnAnswer,
  resetConnection,
  type Step,
  scripted,
  silence,
} from './scripted-server.ts';

const failing = answer(500, { error: 'Internal server error.' });
const busy = answer(429, { error: 'Too Many Attempts.' }, { 'Retry-After': '0' });
const booking = integratorApi.operations.createBooking.examples.paid.body;
const made = data({ bookingId: MODEL_BOOKING.id });

const passing: [string, Step][] = [
  ['a connection that is reset', resetConnection],
  ['an answer that breaks off', halfAnAnswer],
  ['500', failing],
  ['429', busy],
  ['the 503 page of a proxy', answer(503, '<h1>Unavailable</h1>')],
];

describe.concurrent('a failure that may pass', () => {
  test.each(passing)('a GET is repeated after %s', async (_, fault) => {
    const { slipway, seen } = await scripted([fault, data([])]);
    expect(await slipway.docks.list()).toEqual([]);
    expect(seen).toHaveLength(2);
  });

  test.each(passing)('a POST is repeated after %s with the same key and body', async (_, fault) => {
    const { slipway, seen } = await scripted([fault, made]);
    expect(await slipway.bookings.create(booking)).toEqual({ bookingId: MODEL_BOOKING.id });
    const [first, second] = seen;
    expect(first?.headers['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/);
    expect(second?.headers['idempotency-key']).toBe(first?.headers['idempotency-key']);
    expect(second?.body).toBe(first?.body);
    expect(JSON.parse(second?.body ?? '')).toEqual(booking);
  });

  test('an attempt without an answer is given up and repeated', async () => {
    const { slipway, seen } = await scripted([silence, data([])], { attemptTimeout: 200 });
    expect(await slipway.docks.list()).toEqual([]);
    expect(seen).toHaveLength(2);
  });

  test('the time between the attempts doubles, give or take a half', async () => {
    const { slipway, seen } = await scripted([failing, failing, failing, data([])], { retries: 3 });
    await slipway.docks.list();
    const gaps = seen.slice(1).map(({ at }, index) => at - (seen[index]?.at ?? 0));
    for (const [index, gap] of gaps.entries()) {
      const whole = 500 * 2 ** index;
      expect(gap).toBeGreaterThan(whole / 2 - 5);
      expect(gap).toBeLessThan(whole + 1_500);
    }
  });

  test('a repeat after 429 comes no sooner than Retry-After says', async () => {
    const wait = answer(429, { error: 'Too Many Attempts.' }, { 'Retry-After': '1' });
    const { slipway, seen } = await scripted([wait, data([])]);
    await slipway.docks.list();
    expect((seen[1]?.at ?? 0) - (seen[0]?.at ?? 0)).toBeGreaterThan(1_000);
  });
});

test.each([401, 404, 406, 422] as const)(
  '%i would not pass and is not repeated',
  async (status) => {
    const { slipway, seen } = await scripted([answer(status, ERROR_CATALOGUE[status].example)]);
    await expect(slipway.me()).rejects.toMatchObject({ status });
    expect(seen).toHaveLength(1);
  },
);

describe.concurrent('the limits of a call', () => {
  test('two repeats, then the error', async () => {
    const { slipway, seen } = await scripted([failing]);
    await expect(slipway.me()).rejects.toBeInstanceOf(InternalServerError);
    expect(seen).toHaveLength(3);
  });

  test('with retries: 0 nothing is repeated', async () => {
    const { slipway, seen } = await scripted([resetConnection], { retries: 0 });
    await expect(slipway.me()).rejects.toBeInstanceOf(ConnectionError);
    expect(seen).toHaveLength(1);
  });

  test('the limits of one call go before those of the client', async () => {
    const { slipway, seen } = await scripted([failing], { retries: 5 });
    await expect(slipway.me({ retries: 0 })).rejects.toBeInstanceOf(InternalServerError);
    expect(seen).toHaveLength(1);
  });

  test('timeout ends the call in time, whatever the retries', async () => {
    const { slipway } = await scripted([silence], { timeout: 400, retries: 50 });
    const start = performance.now();
    await expect(slipway.me()).rejects.toBeInstanceOf(TimeoutError);
    expect(performance.now() - start).toBeLessThan(2_000);
  });

  test('an answer that never ends counts as no answer', async () => {
    const drip: Step = (response) => {
      response.writeHead(200, { 'Content-Type': 'application/json' });
      response.write('{"data":');
    };
    const { slipway } = await scripted([drip], { timeout: 300 });
    await expect(slipway.me()).rejects.toThrow(/^GET \/me was not answered in time/);
  });

  test('a Retry-After beyond the timeout is handed over at once', async () => {
    const wait = answer(429, { error: 'Too Many Attempts.' }, { 'Retry-After': '30' });
    const { slipway, seen } = await scripted([wait], { timeout: 10_000 });
    const error = await slipway.me().catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(TooManyAttemptsError);
    expect(error).toMatchObject({ retryAfter: 30, message: 'Too Many Attempts.' });
    expect(seen).toHaveLength(1);
  });
});

describe.concurrent('the Idempotency-Key', () => {
  test('is the one that the caller gives', async () => {
    const { slipway, seen } = await scripted([made]);
    await slipway.bookings.create(booking, { idempotencyKey: 'order-20250602-0417' });
    expect(seen[0]?.headers['idempotency-key']).toBe('order-20250602-0417');
  });

  test('is a new one for every call', async () => {
    const { slipway, seen } = await scripted([data(INES)]);
    await slipway.customers.update(INES.id, { phoneNumber: null });
    await slipway.customers.update(INES.id, { phoneNumber: null });
    expect(seen[0]?.headers['idempotency-key']).not.toBe(seen[1]?.headers['idempotency-key']);
  });

  test('of a write that failed is on the error, so that it can be repeated later', async () => {
    const { slipway, seen } = await scripted([resetConnection], { retries: 0 });
    const error = await slipway.bookings.create(booking).catch((caught: unknown) => caught);
    expect(error).toMatchObject({ idempotencyKey: seen[0]?.headers['idempotency-key'] });
  });

  test('is not sent with a GET', async () => {
    const { slipway, seen } = await scripted([data([])]);
    await slipway.docks.list();
    expect(seen[0]?.headers).not.toHaveProperty('idempotency-key');
  });
});
