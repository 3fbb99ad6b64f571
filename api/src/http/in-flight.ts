import { REQUESTS_IN_FLIGHT } from '@slipway/contract';
import { createMiddleware } from 'hono/factory';
import { limitedAs } from '../actor.ts';
import { LOCK_TIMEOUT_MS } from '../database/database.ts';
import { TooManyAttemptsError } from '../errors.ts';
import { Turns } from '../turns.ts';
import type { AppEnv } from './app-env.ts';

const RETRY_AFTER_SECONDS = 1;
const tooMany = () => new TooManyAttemptsError(RETRY_AFTER_SECONDS);

/**
 * Runs only so many requests of one caller at the same time, so that a burst of slow ones cannot take
 * every connection from the others. The rest of the burst waits its turn, up to a limit.
 */
export function limitInFlight(atOnce: number) {
  const byCaller = new Map<string, Turns>();
  return createMiddleware<AppEnv>(async (c, next) => {
    const id = limitedAs(c.get('caller'));
    const turns =
      byCaller.get(id) ?? new Turns({ atOnce, timeoutMs: LOCK_TIMEOUT_MS, tooLate: tooMany });
    if (turns.size >= REQUESTS_IN_FLIGHT) throw tooMany();
    byCaller.set(id, turns);
    try {
      await turns.run(next);
    } finally {
      if (turns.size === 0) byCaller.delete(id);
    }
  });
}
