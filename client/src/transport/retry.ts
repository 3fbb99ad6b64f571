import { InternalServerError, TooManyAttemptsError } from '../errors/answer-errors.ts';
import { ConnectionError, TimeoutError } from '../errors/no-answer-errors.ts';
import type { Limits } from './settings.ts';
import { sleep } from './sleep.ts';

const FIRST_DELAY = 500;
const LONGEST_DELAY = 8_000;

function mayPass(error: unknown): boolean {
  return (
    error instanceof ConnectionError ||
    error instanceof TimeoutError ||
    error instanceof TooManyAttemptsError ||
    error instanceof InternalServerError
  );
}

/** Doubles with every repeat, at random between a half and the whole, so that callers spread out. */
function backoff(repeat: number): number {
  const whole = Math.min(FIRST_DELAY * 2 ** repeat, LONGEST_DELAY);
  return whole * (0.5 + Math.random() / 2);
}

function delayBefore(repeat: number, error: unknown): number {
  const asked = error instanceof TooManyAttemptsError ? (error.retryAfter ?? 0) : 0;
  return asked * 1_000 + backoff(repeat);
}

/** Repeats an attempt while its error may pass, and gives up when the limits would be broken. */
export async function withRetries<Answer>(
  attempt: (milliseconds: number) => Promise<Answer>,
  { retries, timeout, attemptTimeout }: Limits,
  signal: AbortSignal | undefined,
): Promise<Answer> {
  const end = performance.now() + timeout;
  for (let repeat = 0; ; repeat += 1) {
    try {
      return await attempt(Math.min(attemptTimeout, end - performance.now()));
    } catch (error) {
      const delay = delayBefore(repeat, error);
      const isOver = repeat >= retries || performance.now() + delay >= end;
      if (isOver || !mayPass(error)) throw error;
      await sleep(delay, signal);
    }
  }
}
