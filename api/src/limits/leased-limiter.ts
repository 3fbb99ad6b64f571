import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import type { Allowance, Limiter } from '../ports/limiter.ts';

const LARGEST_LEASE = 50;
const LEASE_SHARE = 20;
const MOST_LEASES = 10_000;

/** `endsAt` is by the monotonic clock, which nobody can set back. */
type Lease = { left: number; remainingInStore: number; refused: boolean; endsAt: number };

/**
 * Counts in a store that several processes share, without asking it for every request: a process
 * takes a lease on some attempts and spends them by itself. Leases shrink to single attempts as
 * the limit comes near, so that the processes together never allow more, and hardly ever less.
 */
export class LeasedLimiter implements Limiter {
  readonly limit: number;
  readonly windowSeconds: number;
  readonly #store: RateLimiterAbstract;
  readonly #leases = new Map<string, Lease>();
  readonly #refills = new Map<string, Promise<void>>();

  constructor(store: RateLimiterAbstract) {
    this.#store = store;
    this.limit = store.points;
    this.windowSeconds = store.duration;
  }

  async take(key: string): Promise<Allowance> {
    for (;;) {
      const lease = this.#leases.get(key);
      if (lease && lease.endsAt > performance.now()) {
        if (lease.left > 0) {
          lease.left -= 1;
          return allowance(true, lease);
        }
        if (lease.refused) return allowance(false, lease);
      }
      await (this.#refills.get(key) ?? this.#refill(key, lease));
    }
  }

  #refill(key: string, previous: Lease | undefined): Promise<void> {
    const isSameWindow = previous && previous.endsAt > performance.now();
    const remaining = isSameWindow ? previous.remainingInStore : this.limit;
    const size = Math.min(LARGEST_LEASE, Math.max(1, Math.floor(remaining / LEASE_SHARE)));
    const refill = this.#lease(key, size).finally(() => this.#refills.delete(key));
    this.#refills.set(key, refill);
    return refill;
  }

  /**
   * The store measures its windows by the time of day. After that was set back, a window would last
   * for as much longer: it is started anew instead.
   */
  async #lease(key: string, size: number): Promise<void> {
    let consumed = await this.#consume(key, size);
    if (consumed.result.msBeforeNext > this.windowSeconds * 1000) {
      await this.#store.delete(key);
      consumed = await this.#consume(key, size);
    }
    this.#keep(key, consumed.result, consumed.granted);
  }

  async #consume(key: string, size: number): Promise<{ granted: number; result: RateLimiterRes }> {
    try {
      return { granted: size, result: await this.#store.consume(key, size) };
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return { granted: 0, result: refusal };
      throw refusal;
    }
  }

  #keep(key: string, { remainingPoints, msBeforeNext }: RateLimiterRes, granted: number): void {
    if (this.#leases.size >= MOST_LEASES) this.#forgetEnded();
    this.#leases.set(key, {
      left: granted,
      remainingInStore: remainingPoints,
      refused: granted === 0,
      endsAt: performance.now() + msBeforeNext,
    });
  }

  #forgetEnded(): void {
    for (const [key, { endsAt }] of this.#leases) {
      if (endsAt <= performance.now()) this.#leases.delete(key);
    }
  }
}

function allowance(allowed: boolean, lease: Lease): Allowance {
  return {
    allowed,
    remaining: lease.left + lease.remainingInStore,
    resetSeconds: Math.max(1, Math.ceil((lease.endsAt - performance.now()) / 1000)),
  };
}
