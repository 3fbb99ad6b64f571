import type { Passwords } from '@slipway/api/host';

/** What OWASP recommends for PBKDF2 with SHA-256. */
const ROUNDS = 600_000;
const RANDOM_ROUNDS = 1;
const SALT_BYTES = 16;
const KEY_BITS = 256;

/** Hashes that hold their own salt and cost: `pbkdf2$600000$salt$hash`. A browser has no scrypt. */
export const webCryptoPasswords: Passwords = {
  hash: (password) => hashAt(ROUNDS, password),

  // Too long to be guessed, it needs no slow hash.
  hashOfRandom: () => hashAt(RANDOM_ROUNDS, toText(crypto.getRandomValues(new Uint8Array(32)))),

  async verify(password, stored) {
    const [scheme, rounds, salt, hash] = stored?.split('$') ?? [];
    if (scheme !== 'pbkdf2' || !salt || !hash || Number(rounds) === RANDOM_ROUNDS) {
      await hashAt(ROUNDS, password);
      return { matches: false, outdated: false };
    }
    const derived = await derive(password, toBytes(salt), Number(rounds));
    const matches = toText(derived) === hash;
    return { matches, outdated: matches && Number(rounds) < ROUNDS };
  },
};

async function hashAt(rounds: number, password: string): Promise<string> {
  const salt = crypto.getRandomValues(new Uint8Array(SALT_BYTES));
  return ['pbkdf2', rounds, toText(salt), toText(await derive(password, salt, rounds))].join('$');
}

async function derive(
  password: string,
  salt: Uint8Array<ArrayBuffer>,
  iterations: number,
): Promise<Uint8Array> {
  const text = new TextEncoder().encode(password.normalize('NFKC'));
  const key = await crypto.subtle.importKey('raw', text, 'PBKDF2', false, ['deriveBits']);
  const cost = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations };
  return new Uint8Array(await crypto.subtle.deriveBits(cost, key, KEY_BITS));
}

function toText(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes));
}

function toBytes(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}
