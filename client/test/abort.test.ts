import { getEventListeners } from 'node:events';
import { expect, test } from 'vitest';
import { answer, data, type Step, scripted, silence } from './scripted-server.ts';

const failing = answer(500, { error: 'Internal server error.' });

test('a signal that has fired already sends nothing', async () => {
  const { slipway, seen } = await scripted([data([])]);
  const reason = new Error('not needed any more');
  await expect(slipway.docks.list({ signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
  expect(seen).toHaveLength(0);
});

test('a signal ends an attempt that waits for its answer, with its own reason', async () => {
  const { slipway } = await scripted([silence], { retries: 0 });
  const controller = new AbortController();
  const call = slipway.docks.list({ signal: controller.signal });
  setTimeout(() => controller.abort(), 50);
  await expect(call).rejects.toMatchObject({ name: 'AbortError' });
});

test('a signal ends the wait before the next attempt at once', async () => {
  const controller = new AbortController();
  const reason = new Error('the visitor left');
  const wait = answer(429, { error: 'Too Many Attempts.' }, { 'Retry-After': '30' });
  const answerThenAbort: Step = (response, request) => {
    wait(response, request);
    setTimeout(() => controller.abort(reason), 300);
  };
  const { slipway, seen } = await scripted([answerThenAbort]);
  const start = performance.now();
  await expect(slipway.docks.list({ signal: controller.signal })).rejects.toBe(reason);
  expect(performance.now() - start).toBeLessThan(10_000);
  expect(seen).toHaveLength(1);
});

test('a signal ends the iteration over pages', async () => {
  const { slipway } = await scripted([silence]);
  const call = slipway.bookings.list({}, { signal: AbortSignal.timeout(50) }).next();
  await expect(call).rejects.toMatchObject({ name: 'TimeoutError' });
});

test('a finished call leaves no listener on a signal that lives on', async () => {
  const { slipway } = await scripted([failing, data([])]);
  const { signal } = new AbortController();
  await slipway.docks.list({ signal });
  expect(getEventListeners(signal, 'abort')).toHaveLength(0);
});
