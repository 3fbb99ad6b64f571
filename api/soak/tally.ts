/** What is said of a refusal that does not tell when to come again. */
export const WITHOUT_RETRY_AFTER = 'without Retry-After';

/** What goes on while nothing is restarted. */
export const QUIET = 'nothing was restarted';

/** Counts answers, their times, and what failed while what was restarted. */
export class Tally {
  /** Milliseconds of each answer. */
  readonly times = new Map<string, number[]>();
  /** Requests that got no answer or a wrong one, by what was being restarted and then by cause. */
  readonly failures = new Map<string, Map<string, number>>();
  /** When writes were acknowledged, in order. */
  readonly acknowledgedAt: number[] = [];
  readonly #acknowledged = new Map<string, number>();
  readonly #longestWrite = new Map<string, number>();
  /** Requests that were sent once more after they had failed and were answered in the end. */
  repeated = 0;
  /** Bookings for which there was no boat. */
  refused = 0;
  /** What must never happen, in words. */
  readonly faults: string[] = [];
  situation = QUIET;

  answered(operation: string, milliseconds: number): void {
    const times = this.times.get(operation) ?? [];
    times.push(milliseconds);
    this.times.set(operation, times);
  }

  /** Counts a write that the API has said to have made, so long after it was first asked to. */
  acknowledged(milliseconds: number): void {
    this.acknowledgedAt.push(Date.now());
    this.#acknowledged.set(this.situation, this.acknowledgedIn(this.situation) + 1);
    const longest = Math.max(milliseconds, this.longestWriteIn(this.situation));
    this.#longestWrite.set(this.situation, longest);
  }

  /** Milliseconds, with all attempts. */
  longestWriteIn(situation: string): number {
    return this.#longestWrite.get(situation) ?? 0;
  }

  acknowledgedIn(situation: string): number {
    return this.#acknowledged.get(situation) ?? 0;
  }

  failed(cause: string): void {
    const causes = this.failures.get(this.situation) ?? new Map<string, number>();
    causes.set(cause, (causes.get(cause) ?? 0) + 1);
    this.failures.set(this.situation, causes);
  }

  failedIn(situation: string): number {
    return sum(this.failures.get(situation)?.values() ?? []);
  }

  get answers(): number {
    return sum([...this.times.values()].map((times) => times.length));
  }

  get failedRequests(): number {
    return sum([...this.failures.keys()].map((situation) => this.failedIn(situation)));
  }
}

function sum(numbers: Iterable<number>): number {
  return [...numbers].reduce((total, number) => total + number, 0);
}
