import {
  randomBytes,
  type ScryptOptions,
  scrypt as scryptOfNode,
  timingSafeEqual,
} from 'node:crypto';
import type { Audience } from '@slipway/contract';
import { TooManyAttemptsError } from '../errors.ts';
import type { Passwords } from '../ports/passwords.ts';
import { Turns } from '../turns.ts';

/** What OWASP recommends for scrypt: 128 MiB and a good part of a second for each password. */
const COST = { N: 2 ** 17, r: 8, p: 1 } as const;
/** Too long to be guessed, a random password needs no slow hash. */
const RANDOM_COST = { ...COST, N: 2 } as const;
const MOST_MEMORY = 256 * 1024 * 1024;
const SALT_BYTES = 16;
const KEY_BYTES = 32;

type Cost = { N: number; r: number; p: number };

type Scrypt = (
  password: string,
  salt: Buffer,
  bytes: number,
  options: ScryptOptions,
  done: (error: Error | null, key: Buffer) => void,
) => void;

type Derivation = { cost: Cost; salt: Buffer; bytes: number };

/** The last of the line waits so many seconds or so. */
const LINE_SECONDS = 5;

/** What tests replace: the work itself, to hold it back and count it, and how much of it there is. */
type ScryptWork = { scrypt?: Scrypt; cost?: Cost };

/** Hashes that hold their own salt and cost: `scrypt$131072$8$1$salt$hash`. */
export function createScryptPasswords({
  scrypt = scryptOfNode,
  cost: ownCost = COST,
}: ScryptWork = {}): Passwords {
  /**
   * Not many at once, because each takes its memory and a thread that files and look-ups need too. A
   * line has an end: whoever comes then is told to come again, instead of letting everybody wait.
   */
  const turns = new Turns({
    atOnce: 2,
    mostWaiting: 20,
    tooLate: () => new TooManyAttemptsError(LINE_SECONDS),
  });

  function derive(password: string, { cost, salt, bytes }: Derivation): Promise<Buffer> {
    const options: ScryptOptions = { ...cost, maxmem: MOST_MEMORY };
    return new Promise((resolve, reject) => {
      scrypt(password.normalize('NFKC'), salt, bytes, options, (error, key) =>
        error ? reject(error) : resolve(key),
      );
    });
  }

  async function hash(password: string, audience: Audience): Promise<string> {
    const salt = randomBytes(SALT_BYTES);
    const derived = await turns.run(
      () => derive(password, { cost: ownCost, salt, bytes: KEY_BYTES }),
      audience,
    );
    return written(ownCost, salt, derived);
  }

  return {
    hash,

    async hashOfRandom() {
      const password = randomBytes(KEY_BYTES).toString('base64url');
      const salt = randomBytes(SALT_BYTES);
      const derived = await derive(password, { cost: RANDOM_COST, salt, bytes: KEY_BYTES });
      return written(RANDOM_COST, salt, derived);
    },

    async verify(password, stored, audience) {
      const known = stored === null ? undefined : read(stored);
      if (!known) {
        await hash(password, audience);
        return { matches: false, outdated: false };
      }
      const { cost, salt, hash: expected } = known;
      const bytes = expected.length;
      const derived = await turns.run(() => derive(password, { cost, salt, bytes }), audience);
      const matches = timingSafeEqual(derived, expected);
      return { matches, outdated: matches && cost.N < ownCost.N };
    },
  };
}

/** The lines of the process. */
export const scryptPasswords = createScryptPasswords();

function written({ N, r, p }: Cost, salt: Buffer, hash: Buffer): string {
  return ['scrypt', N, r, p, salt.toString('base64url'), hash.toString('base64url')].join('$');
}

/** What a hash consists of, unless it is none or that of a password that nobody knows. */
function read(stored: string): { cost: Cost; salt: Buffer; hash: Buffer } | undefined {
  const [scheme, N, r, p, salt, hash] = stored.split('$');
  const cost = { N: Number(N), r: Number(r), p: Number(p) };
  if (scheme !== 'scrypt' || !salt || !hash || cost.N === RANDOM_COST.N) return undefined;
  return { cost, salt: Buffer.from(salt, 'base64url'), hash: Buffer.from(hash, 'base64url') };
}
