import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import type { Passwords } from '../passwords.ts';
import { Turns } from '../turns.ts';

/** What OWASP recommends for scrypt: 128 MiB and a good part of a second for each password. */
const COST = { N: 2 ** 17, r: 8, p: 1 } as const;
const MOST_MEMORY = 256 * 1024 * 1024;
const SALT_BYTES = 16;
const KEY_BYTES = 32;

type Cost = { N: number; r: number; p: number };

/** Hashes that hold their own salt and cost: `scrypt$131072$8$1$salt$hash`. */
export const scryptPasswords: Passwords = {
  hash: (password) => hashAt(COST, password),

  // Too long to be guessed, it needs no slow hash.
  hashOfRandom: () => hashAt({ ...COST, N: 2 }, randomBytes(KEY_BYTES).toString('base64url')),

  async verify(password, stored) {
    const [scheme, N, r, p, salt, hash] = stored.split('$');
    if (scheme !== 'scrypt' || !salt || !hash) return { matches: false, outdated: false };
    const cost = { N: Number(N), r: Number(r), p: Number(p) };
    const expected = Buffer.from(hash, 'base64url');
    const derived = await derive(password, Buffer.from(salt, 'base64url'), cost, expected.length);
    const matches = timingSafeEqual(derived, expected);
    return { matches, outdated: matches && cost.N < COST.N };
  },
};

async function hashAt(cost: Cost, password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const hash = await derive(password, salt, cost, KEY_BYTES);
  const { N, r, p } = cost;
  return ['scrypt', N, r, p, salt.toString('base64url'), hash.toString('base64url')].join('$');
}

/** Not many at once, because each takes its memory and a thread that files and look-ups need too. */
const turns = new Turns({ atOnce: 2 });

function derive(password: string, salt: Buffer, cost: Cost, bytes: number): Promise<Buffer> {
  const options: ScryptOptions = { ...cost, maxmem: MOST_MEMORY };
  return turns.run(
    () =>
      new Promise((resolve, reject) => {
        scrypt(password.normalize('NFKC'), salt, bytes, options, (error, key) =>
          error ? reject(error) : resolve(key),
        );
      }),
  );
}
