import { FAILED_KEYS_PER_MINUTE } from '@slipway/contract';
import { CompiledQuery } from 'kysely';
import { RateLimiterMemory, RateLimiterPostgres } from 'rate-limiter-flexible';
import type { Database } from '../database/database.ts';
import type { Limiter } from '../ports/limiter.ts';
import { LeasedLimiter } from './leased-limiter.ts';

const WINDOW_SECONDS = 60;

type LimiterSettings = {
  requestsPerMinute: number;
  /** The database that several processes share; without it the counts stay in memory. */
  shared: Database | undefined;
};

export type Limiters = { requests: Limiter; failedAttempts: Limiter };

/** The limits of the API. When the shared store fails, each process counts for itself. */
export function createLimiters({ requestsPerMinute, shared }: LimiterSettings): Limiters {
  const limiter = (keyPrefix: string, points: number): Limiter => {
    const options = { keyPrefix, points, duration: WINDOW_SECONDS };
    const memory = new RateLimiterMemory(options);
    return new LeasedLimiter(shared ? storeIn(shared, options, memory) : memory);
  };
  return {
    requests: limiter('requests', requestsPerMinute),
    failedAttempts: limiter('failed', FAILED_KEYS_PER_MINUTE),
  };
}

function storeIn(
  database: Database,
  options: { keyPrefix: string; points: number; duration: number },
  insuranceLimiter: RateLimiterMemory,
): RateLimiterPostgres {
  return new RateLimiterPostgres({
    ...options,
    insuranceLimiter,
    tableName: 'rate_limits',
    tableCreated: true,
    storeType: 'client',
    storeClient: {
      query: ({ text, values }: { text: string; values: unknown[] }) =>
        database.executeQuery(CompiledQuery.raw(text, values)),
    },
  });
}
