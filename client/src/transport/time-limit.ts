/** The longest that a timer can be set to; a longer one would fire at once. */
const LONGEST = 2 ** 31 - 1;

/** A signal that fires when the time is up or when the outer signal does. */
export class TimeLimit {
  readonly #controller = new AbortController();
  readonly #timer: ReturnType<typeof setTimeout>;
  readonly #outer: AbortSignal | undefined;
  isUp = false;

  constructor(milliseconds: number, outer: AbortSignal | undefined) {
    this.#timer = setTimeout(
      () => {
        this.isUp = true;
        this.#controller.abort();
      },
      Math.min(milliseconds, LONGEST),
    );
    this.#outer = outer;
    if (outer?.aborted) this.#forward();
    outer?.addEventListener('abort', this.#forward);
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  /** To be called when it is no longer needed, so that a long-lived outer signal forgets it. */
  release(): void {
    clearTimeout(this.#timer);
    this.#outer?.removeEventListener('abort', this.#forward);
  }

  readonly #forward = () => this.#controller.abort(this.#outer?.reason);
}
