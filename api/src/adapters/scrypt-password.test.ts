import { scrypt, scryptSync } from 'node:crypto';
import { describe, expect, test, vi } from 'vitest';
import { TooManyAttemptsError } from '../errors.ts';
import { createScryptPasswords } from './scrypt-password.ts';

/** As Node's, but that a test can see and hold its calls. */
const calls =
  vi.fn<NonNullable<NonNullable<Parameters<typeof createScryptPasswords>[0]>['scrypt']>>(scrypt);
const scryptPasswords = createScryptPasswords({ scrypt: calls });

test('a password is verified by its hash, and no other one is', async () => {
  const hash = await scryptPasswords.hash('a-calm-harbor', 'customer');
  expect(hash).toMatch(/^scrypt\$131072\$8\$1\$/);
  expect(await scryptPasswords.verify('a-calm-harbor', hash, 'customer')).toEqual({
    matches: true,
    outdated: false,
  });
  expect((await scryptPasswords.verify('a-calm-harbo', hash, 'customer')).matches).toBe(false);
});

test('a password may be typed in another form of the same letters', async () => {
  const hash = await scryptPasswords.hash('Ha\u0301fen-2025', 'customer');
  expect((await scryptPasswords.verify('H\u00e1fen-2025', hash, 'customer')).matches).toBe(true);
});

test('a hash of a lower cost still verifies and asks for a new one', async () => {
  const salt = Buffer.from('0123456789abcdef');
  const key = scryptSync('a-calm-harbor', salt, 32, { N: 2 ** 15, r: 8, p: 1, maxmem: 2 ** 26 });
  const stored = `scrypt$32768$8$1$${salt.toString('base64url')}$${key.toString('base64url')}`;
  expect(await scryptPasswords.verify('a-calm-harbor', stored, 'customer')).toEqual({
    matches: true,
    outdated: true,
  });
});

test.each(['', '!', 'scrypt', 'bcrypt$1$2$3$4$5'])('nothing matches %j', async (stored) => {
  expect((await scryptPasswords.verify('a-calm-harbor', stored, 'customer')).matches).toBe(false);
});

test('a random password is never the same', async () => {
  const [one, other] = await Promise.all([
    scryptPasswords.hashOfRandom(),
    scryptPasswords.hashOfRandom(),
  ]);
  expect(one).not.toBe(other);
});

/** Work that waits until a test lets it end. */
function holdWork() {
  const held: { password: unknown; finish: () => void }[] = [];
  calls.mockImplementation((password, _salt, bytes, _options, done) => {
    held.push({ password, finish: () => done(null, Buffer.alloc(bytes)) });
  });
  const finish = async (all: Promise<unknown>[]) => {
    let left = true;
    const ended = Promise.all(all).finally(() => {
      left = false;
    });
    while (left) {
      for (const work of held.splice(0)) work.finish();
      await new Promise(setImmediate);
    }
    await ended;
  };
  return { held, finish };
}

describe('the work of a comparison', () => {
  test('is the same where there is no password, or one that nobody knows', async () => {
    const random = await scryptPasswords.hashOfRandom();
    const costs: unknown[] = [];
    for (const stored of [
      await scryptPasswords.hash('a-calm-harbor', 'customer'),
      random,
      null,
      '!',
    ]) {
      calls.mockClear();
      expect((await scryptPasswords.verify('another-harbor', stored, 'customer')).matches).toBe(
        false,
      );
      costs.push(calls.mock.calls.map(([, , , { N, r, p }]) => [N, r, p]));
    }
    expect(new Set(costs.map((cost) => JSON.stringify(cost)))).toEqual(
      new Set([JSON.stringify([[131072, 8, 1]])]),
    );
  });

  test('is refused to whoever comes to the end of a full line, and a random one waits for nobody', async () => {
    const { held, finish } = holdWork();
    const waiting = Array.from({ length: 22 }, () =>
      scryptPasswords.hash('a-calm-harbor', 'customer'),
    );
    await expect(scryptPasswords.hash('a-calm-harbor', 'customer')).rejects.toThrow(
      TooManyAttemptsError,
    );
    const random = scryptPasswords.hashOfRandom();
    held.at(-1)?.finish();
    expect(await random).toMatch(/^scrypt\$2\$/);
    await finish(waiting);
  });

  test('for the team comes next, however many customers wait', async () => {
    const { held, finish } = holdWork();
    const customers = Array.from({ length: 22 }, () =>
      scryptPasswords.hash('a-calm-harbor', 'customer'),
    );
    const member = scryptPasswords.hash('a-loud-harbor', 'team');
    await vi.waitFor(() => expect(held).toHaveLength(2));
    for (const work of held.splice(0)) work.finish();
    await vi.waitFor(() => expect(held).toHaveLength(2));
    expect(held.map(({ password }) => password)).toContain('a-loud-harbor');
    await finish([...customers, member]);
  });
});
