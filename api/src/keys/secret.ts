import { sha256 } from '../text.ts';

const SECRET_BYTES = 32;

/** A secret of 256 bits is 43 characters of Base64 that may stand in an address. */
const SECRET = /^[\w-]{43}$/;

/** A new secret that nobody can guess. */
export function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(SECRET_BYTES));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** Whether a text has the form of a secret. */
export function isSecret(text: string): boolean {
  return SECRET.test(text);
}

/** All that is stored of a secret, or nothing when the text cannot be one. */
export async function hashOfSecret(text: string): Promise<string | undefined> {
  return isSecret(text) ? sha256(text) : undefined;
}
