type TurnsOptions = {
  /** How many may go on at the same time. */
  atOnce: number;
  /** When so many wait, `tooLate` is thrown at once; without it, the line has no end. */
  mostWaiting?: number;
  /** How long someone waits before `tooLate` is thrown; without it, for as long as it takes. */
  timeoutMs?: number;
  tooLate?: () => Error;
};

/** Lets a few go on at a time and the others wait, in the order in which they asked. */
export class Turns {
  #running = 0;
  readonly #waiting: (() => void)[] = [];
  readonly #options: TurnsOptions;

  constructor(options: TurnsOptions) {
    this.#options = options;
  }

  /** How many go on or wait. */
  get size(): number {
    return this.#running + this.#waiting.length;
  }

  get running(): number {
    return this.#running;
  }

  get waiting(): number {
    return this.#waiting.length;
  }

  async take(): Promise<void> {
    const { atOnce, mostWaiting = Number.POSITIVE_INFINITY, timeoutMs } = this.#options;
    const { tooLate = () => new Error('waited too long') } = this.#options;
    if (this.#running < atOnce) {
      this.#running += 1;
      return;
    }
    if (this.#waiting.length >= mostWaiting) throw tooLate();
    await new Promise<void>((resolve, reject) => {
      const giveUp = () => {
        this.#waiting.splice(this.#waiting.indexOf(granted), 1);
        reject(tooLate());
      };
      const timer = timeoutMs === undefined ? undefined : setTimeout(giveUp, timeoutMs);
      const granted = () => {
        clearTimeout(timer);
        resolve();
      };
      this.#waiting.push(granted);
    });
  }

  /** Hands the turn to the next one who waits. */
  release(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#running -= 1;
  }

  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    await this.take();
    try {
      return await work();
    } finally {
      this.release();
    }
  }
}
