import { scryptSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { scryptPasswords } from './scrypt-password.ts';

test('a password is verified by its hash, and no other one is', async () => {
  const hash = await scryptPasswords.hash('a-calm-harbor');
  expect(hash).toMatch(/^scrypt\$131072\$8\$1\$/);
  expect(await scryptPasswords.verify('a-calm-harbor', hash)).toEqual({
    matches: true,
    outdated: false,
  });
  expect((await scryptPasswords.verify('a-calm-harbo', hash)).matches).toBe(false);
});

test('a password may be typed in another form of the same letters', async () => {
  const hash = await scryptPasswords.hash('Ha\u0301fen-2025');
  expect((await scryptPasswords.verify('H\u00e1fen-2025', hash)).matches).toBe(true);
});

test('a hash of a lower cost still verifies and asks for a new one', async () => {
  const salt = Buffer.from('0123456789abcdef');
  const key = scryptSync('a-calm-harbor', salt, 32, { N: 2 ** 15, r: 8, p: 1, maxmem: 2 ** 26 });
  const stored = `scrypt$32768$8$1$${salt.toString('base64url')}$${key.toString('base64url')}`;
  expect(await scryptPasswords.verify('a-calm-harbor', stored)).toEqual({
    matches: true,
    outdated: true,
  });
});

test.each(['', '!', 'scrypt', 'bcrypt$1$2$3$4$5'])('nothing matches %j', async (stored) => {
  expect((await scryptPasswords.verify('a-calm-harbor', stored)).matches).toBe(false);
});

test('a random password is never the same', async () => {
  const [one, other] = await Promise.all([
    scryptPasswords.hashOfRandom(),
    scryptPasswords.hashOfRandom(),
  ]);
  expect(one).not.toBe(other);
});
