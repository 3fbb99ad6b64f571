import { RateLimiterMemory } from 'rate-limiter-flexible';
import { expect, test, vi } from 'vitest';
import { LeasedLimiter } from './leased-limiter.ts';

const takeAll = (limiters: LeasedLimiter[], times: number) =>
  Promise.all(
    Array.from({ length: times }, (_, index) =>
      (limiters[index % limiters.length] as LeasedLimiter).take('key'),
    ),
  );

const allowedOf = (allowances: { allowed: boolean }[]) =>
  allowances.filter(({ allowed }) => allowed).length;

test('one process allows exactly the limit', async () => {
  const limiter = new LeasedLimiter(new RateLimiterMemory({ points: 1000, duration: 60 }));
  expect(allowedOf(await takeAll([limiter], 1500))).toBe(1000);
});

test('processes that share a store never allow more than the limit together', async () => {
  const store = new RateLimiterMemory({ points: 1000, duration: 60 });
  const limiters = [new LeasedLimiter(store), new LeasedLimiter(store), new LeasedLimiter(store)];
  const allowed = allowedOf(await takeAll(limiters, 3000));
  expect(allowed).toBeLessThanOrEqual(1000);
  expect(allowed).toBeGreaterThan(990);
});

test('the store is asked for a small part of the requests only', async () => {
  const store = new RateLimiterMemory({ points: 1000, duration: 60 });
  const consume = vi.spyOn(store, 'consume');
  const limiter = new LeasedLimiter(store);
  await takeAll([limiter], 500);
  expect(consume.mock.calls.length).toBeLessThan(25);
});

test('what is left goes down by one with each attempt, to zero', async () => {
  const limiter = new LeasedLimiter(new RateLimiterMemory({ points: 200, duration: 60 }));
  for (let left = 199; left >= 0; left -= 1) {
    expect((await limiter.take('key')).remaining).toBe(left);
  }
  expect(await limiter.take('key')).toMatchObject({ allowed: false, remaining: 0 });
});

test('a new window starts the count anew', async () => {
  const limiter = new LeasedLimiter(new RateLimiterMemory({ points: 2, duration: 1 }));
  expect(allowedOf(await takeAll([limiter], 3))).toBe(2);
  await new Promise((resolve) => setTimeout(resolve, 1100));
  expect(allowedOf(await takeAll([limiter], 3))).toBe(2);
});

test('a clock that is set back makes nobody wait longer than a window', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  try {
    const store = new RateLimiterMemory({ points: 2, duration: 60 });
    const [one, other] = [new LeasedLimiter(store), new LeasedLimiter(store)];
    expect(allowedOf(await takeAll([one], 3))).toBe(2);
    vi.setSystemTime(Date.now() - 60 * 60 * 1000);
    expect((await one.take('key')).resetSeconds).toBeLessThanOrEqual(60);
    const elsewhere = await takeAll([other], 3);
    expect(Math.max(...elsewhere.map(({ resetSeconds }) => resetSeconds))).toBeLessThanOrEqual(60);
  } finally {
    vi.useRealTimers();
  }
});
