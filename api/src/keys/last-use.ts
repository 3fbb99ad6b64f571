import { sql } from 'kysely';
import type { Database } from '../database/database.ts';

const WRITE_EVERY_MS = 60_000;

/** Notes when keys are used: at most once a minute each, and never in the way of a request. */
export class LastUse {
  readonly #writtenAt = new Map<string, number>();
  readonly #database: Database;
  readonly #onFailure: (error: unknown) => void;

  constructor(database: Database, onFailure: (error: unknown) => void) {
    this.#database = database;
    this.#onFailure = onFailure;
  }

  note(keyId: string, now: Date): void {
    const elapsed = performance.now();
    const written = this.#writtenAt.get(keyId) ?? Number.NEGATIVE_INFINITY;
    if (elapsed - written < WRITE_EVERY_MS) return;
    this.#writtenAt.set(keyId, elapsed);
    this.#write(keyId, now).catch(this.#onFailure);
  }

  /** Another process with a clock that is ahead may have written already. */
  async #write(keyId: string, now: Date): Promise<void> {
    await this.#database
      .updateTable('api_keys')
      .set({ last_used_at: sql<Date>`greatest(last_used_at, ${now}::timestamptz)` })
      .where('id', '=', keyId)
      .execute();
  }
}
