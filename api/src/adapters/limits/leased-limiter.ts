import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import type { Allowance, Limiter } from '../../limits/limiter.ts';

const LARGEST_LEASE = 50;
const LEASE_SHARE = 20;

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
    setInterval(() => this.#forgetEnded(), store.duration * 1000).unref();
  }

  async take(key: string): Promise<Allowance> {
    for (;;) {
      const lease = this.#leases.get(key);
      if (lease && lease.endsAt > Date.now()) {
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
    const isSameWindow = previous && previous.endsAt > Date.now();
    const remaining = isSameWindow ? previous.remainingInStore : this.limit;
    const size = Math.min(LARGEST_LEASE, Math.max(1, Math.floor(remaining / LEASE_SHARE)));
    const refill = this.#store
      .consume(key, size)
      .then((result) => this.#keep(key, result, size))
      .catch((refusal: unknown) => {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        this.#keep(key, refusal, 0);
      })
      .finally(() => this.#refills.delete(key));
    this.#refills.set(key, refill);
    return refill;
  }

  #keep(key: string, { remainingPoints, msBeforeNext }: RateLimiterRes, granted: number): void {
    this.#leases.set(key, {
      left: granted,
      remainingInStore: remainingPoints,
      refused: granted === 0,
      endsAt: Date.now() + msBeforeNext,
    });
  }

  #forgetEnded(): void {
    for (const [key, { endsAt }] of this.#leases) {
      if (endsAt <= Date.now()) this.#leases.delete(key);
    }
  }
}

function allowance(allowed: boolean, lease: Lease): Allowance {
  return {
    allowed,
    remaining: lease.left + lease.remainingInStore,
    resetSeconds: Math.max(1, Math.ceil((lease.endsAt - Date.now()) / 1000)),
  };
}
