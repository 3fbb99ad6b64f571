import { DatabaseError, SQL_STATE } from '../../database/database-error.ts';

/** Hands the one connection to its takers in the order in which they asked. */
export class ConnectionQueue {
  #taken = false;
  #waiting: (() => void)[] = [];
  readonly #timeoutMs: number;

  constructor(timeoutMs: number) {
    this.#timeoutMs = timeoutMs;
  }

  async take(): Promise<void> {
    if (!this.#taken) {
      this.#taken = true;
      return;
    }
    await new Promise<void>((resolve, reject) => {
      const granted = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(granted), 1);
        reject(lockTimeout());
      }, this.#timeoutMs);
      this.#waiting.push(granted);
    });
  }

  release(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#taken = false;
  }
}

/** PostgreSQL's `lock_timeout` cannot fire here, as the wait is ours: the same code tells the same. */
function lockTimeout(): DatabaseError {
  return new DatabaseError('canceling statement due to lock timeout', {
    code: SQL_STATE.lockNotAvailable,
  });
}
