import { randomBytes, type ScryptOptions, scrypt } from 'node:crypto';

const COST = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 } satisfies ScryptOptions;
const SALT_BYTES = 16;
const KEY_BYTES = 32;

/** A hash of a password that holds its own salt and cost: `scrypt$32768$8$1$salt$hash`. */
export async function hashPassword(password: string): Promise<string> {
  return hashAt(COST, password.normalize('NFKC'));
}

/** The hash of a new password that nobody knows. Too long to be guessed, it needs no slow hash. */
export async function hashRandomPassword(): Promise<string> {
  return hashAt({ ...COST, N: 2 }, randomBytes(KEY_BYTES).toString('base64url'));
}

async function hashAt(cost: typeof COST, password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const hash = await new Promise<Buffer>((resolve, reject) => {
    scrypt(password, salt, KEY_BYTES, cost, (error, key) => (error ? reject(error) : resolve(key)));
  });
  const { N, r, p } = cost;
  return ['scrypt', N, r, p, salt.toString('base64url'), hash.toString('base64url')].join('$');
}
