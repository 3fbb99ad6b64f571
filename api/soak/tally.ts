import type { OperationId } from '@slipway/contract';

/** What goes on while nothing is restarted. */
export const QUIET = 'nothing was restarted';

/** Counts answers, their times, and what failed while what was restarted. */
export class Tally {
  /** Milliseconds of each answer. */
  readonly times = new Map<OperationId, number[]>();
  /** Requests that got no answer or a wrong one, by what was being restarted and then by cause. */
  readonly failures = new Map<string, Map<string, number>>();
  /** Bookings for which there was no boat. */
  refused = 0;
  /** What must never happen, in words. */
  readonly faults: string[] = [];
  situation = QUIET;

  answered(operation: OperationId, milliseconds: number): void {
    const times = this.times.get(operation) ?? [];
    times.push(milliseconds);
    this.times.set(operation, times);
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
