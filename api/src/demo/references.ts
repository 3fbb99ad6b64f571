import { BOOKING_REFERENCE_LENGTH } from '@slipway/contract';
import { REFERENCE_ALPHABET } from '../features/bookings/store.ts';
import type { Random } from './random.ts';

/** References that no other booking of the company has. */
export class References {
  readonly #used: Set<string>;
  readonly #random: Random;

  constructor(random: Random, used: readonly string[]) {
    this.#random = random;
    this.#used = new Set(used);
  }

  next(): string {
    let reference: string;
    do {
      const letters = Array.from({ length: BOOKING_REFERENCE_LENGTH }, () =>
        this.#random.choose([...REFERENCE_ALPHABET]),
      );
      reference = letters.join('');
    } while (this.#used.has(reference));
    this.#used.add(reference);
    return reference;
  }
}
