import { BOOKING_REFERENCE_LENGTH } from '@slipway/contract';

/** Without 0, O, 1, I and L, which people mix up when they read a reference aloud. */
export const REFERENCE_ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** Bytes from here on would make the first letters likelier than the others. */
const FAIR_BYTES = 256 - (256 % REFERENCE_ALPHABET.length);

/** A random reference; whether the company has it already is for the database to say. */
export function randomReference(): string {
  let reference = '';
  while (reference.length < BOOKING_REFERENCE_LENGTH) {
    const [byte = FAIR_BYTES] = crypto.getRandomValues(new Uint8Array(1));
    if (byte < FAIR_BYTES) reference += REFERENCE_ALPHABET[byte % REFERENCE_ALPHABET.length];
  }
  return reference;
}
