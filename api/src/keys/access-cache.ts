import type { Access } from './find-access.ts';

/** A revoked key stops working within this time, in every process. */
const FRESH_MS = 5_000;
const MOST_ENTRIES = 10_000;

/** Remembers valid keys for a few seconds, which spares most requests two queries. */
export class AccessCache {
  readonly #entries = new Map<string, { access: Access; freshUntil: number }>();
  readonly #lookUp: (key: string) => Promise<Access | undefined>;
  readonly #clock: () => Date;

  constructor(lookUp: (key: string) => Promise<Access | undefined>, clock: () => Date) {
    this.#lookUp = lookUp;
    this.#clock = clock;
  }

  async find(key: string): Promise<Access | undefined> {
    const now = this.#clock().getTime();
    const known = this.#entries.get(key);
    if (known && known.freshUntil > now) return known.access;
    this.#entries.delete(key);
    const access = await this.#lookUp(key);
    if (!access) return undefined;
    if (this.#entries.size >= MOST_ENTRIES) this.#entries.clear();
    this.#entries.set(key, { access, freshUntil: now + FRESH_MS });
    return access;
  }
}
