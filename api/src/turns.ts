type TurnsOptions = {
  /** How many may go on at the same time. */
  atOnce: number;
  /** When so many wait in a line, `tooLate` is thrown at once; without it, a line has no end. */
  mostWaiting?: number;
  /** How long someone waits before `tooLate` is thrown; without it, for as long as it takes. */
  timeoutMs?: number;
  tooLate?: () => Error;
};

/**
 * Lets a few go on at a time and the others wait, in the order in which they asked. Where there are
 * several lines, each gets a turn after the other, however long it is.
 */
export class Turns {
  #running = 0;
  /** Those who wait, by line; the line whose turn it is comes first, and none is empty. */
  readonly #lines = new Map<string, (() => void)[]>();
  readonly #options: TurnsOptions;

  constructor(options: TurnsOptions) {
    this.#options = options;
  }

  /** How many go on or wait. */
  get size(): number {
    return this.#running + this.waiting;
  }

  get running(): number {
    return this.#running;
  }

  get waiting(): number {
    return [...this.#lines.values()].reduce((sum, { length }) => sum + length, 0);
  }

  async take(line = ''): Promise<void> {
    const { atOnce, mostWaiting = Number.POSITIVE_INFINITY, timeoutMs } = this.#options;
    const { tooLate = () => new Error('waited too long') } = this.#options;
    if (this.#running < atOnce) {
      this.#running += 1;
      return;
    }
    const waiting = this.#lines.get(line) ?? [];
    if (waiting.length >= mostWaiting) throw tooLate();
    await new Promise<void>((resolve, reject) => {
      const giveUp = () => {
        waiting.splice(waiting.indexOf(granted), 1);
        if (waiting.length === 0) this.#lines.delete(line);
        reject(tooLate());
      };
      const timer = timeoutMs === undefined ? undefined : setTimeout(giveUp, timeoutMs);
      const granted = () => {
        clearTimeout(timer);
        resolve();
      };
      waiting.push(granted);
      this.#lines.set(line, waiting);
    });
  }

  /** Hands the turn to the next one who waits. */
  release(): void {
    const [next] = this.#lines;
    if (!next) {
      this.#running -= 1;
      return;
    }
    const [line, waiting] = next;
    const granted = waiting.shift();
    // To the end of the lines, so that the others come first.
    this.#lines.delete(line);
    if (waiting.length > 0) this.#lines.set(line, waiting);
    granted?.();
  }

  async run<Result>(work: () => Promise<Result>, line?: string): Promise<Result> {
    await this.take(line);
    try {
      return await work();
    } finally {
      this.release();
    }
  }
}
