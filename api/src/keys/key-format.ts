import { sha256 } from '../text.ts';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const PREFIX_LENGTH = 8;
const SECRET_LENGTH = 32;
const CHECKSUM_LENGTH = 6;

const KEY = new RegExp(
  `^slpw_([0-9A-Za-z]{${PREFIX_LENGTH}})_[0-9A-Za-z]{${SECRET_LENGTH}}([0-9A-Za-z]{${CHECKSUM_LENGTH}})$`,
);

export type NewKey = { key: string; prefix: string };

/** A new random key: `slpw_`, a prefix to look it up by, a secret of 190 bits and a checksum. */
export function generateKey(): NewKey {
  const prefix = randomText(PREFIX_LENGTH);
  const body = `slpw_${prefix}_${randomText(SECRET_LENGTH)}`;
  return { key: body + checksumOf(body), prefix };
}

/** The prefix of a key, or nothing when the key is mistyped: no look-up is needed to tell. */
export function prefixOf(key: string): string | undefined {
  const [, prefix, checksum] = KEY.exec(key) ?? [];
  return checksum === checksumOf(key.slice(0, -CHECKSUM_LENGTH)) ? prefix : undefined;
}

/** All that is stored of a key. */
export async function hashKey(key: string): Promise<string> {
  return sha256(key);
}

function checksumOf(body: string): string {
  let rest = crc32(body);
  let text = '';
  while (text.length < CHECKSUM_LENGTH) {
    text = ALPHABET.charAt(rest % ALPHABET.length) + text;
    rest = Math.floor(rest / ALPHABET.length);
  }
  return text;
}

/** Bytes that would favor the first letters of the alphabet are drawn again. */
function randomText(length: number): string {
  const fair = 256 - (256 % ALPHABET.length);
  let text = '';
  while (text.length < length) {
    for (const byte of crypto.getRandomValues(new Uint8Array(length))) {
      if (byte < fair && text.length < length) text += ALPHABET.charAt(byte % ALPHABET.length);
    }
  }
  return text;
}

const CRC_32_POLYNOMIAL = 0xedb88320;

/** CRC-32 of a text, which finds every single mistyped character. */
export function crc32(text: string): number {
  let remainder = 0xffffffff;
  for (const byte of new TextEncoder().encode(text)) {
    remainder ^= byte;
    for (let bit = 0; bit < 8; bit += 1) {
      remainder = (remainder >>> 1) ^ (remainder & 1 ? CRC_32_POLYNOMIAL : 0);
    }
  }
  return ~remainder >>> 0;
}
