import { WEBHOOK_RETRY_SECONDS } from '@slipway/contract';
import type { PostResult } from '../ports/webhook-post.ts';

/** Each pause is up to a tenth longer, so that events that failed together do not return together. */
const JITTER = 0.1;
const LONGEST_QUIET_SECONDS = 24 * 3600;
const GONE = 410;

export function isDelivered({ status }: Pick<PostResult, 'status'>): boolean {
  return status !== null && status >= 200 && status < 300;
}

/** Whether the endpoint says that it is gone for good. */
export function isGone({ status }: Pick<PostResult, 'status'>): boolean {
  return status === GONE;
}

/** Until when the endpoint wants no more requests: seconds or a date, a day at most. */
export function quietUntil({ retryAfter }: Pick<PostResult, 'retryAfter'>, now: Date): Date | null {
  if (retryAfter === null) return null;
  const seconds = /^\d{1,9}$/.test(retryAfter)
    ? Number(retryAfter)
    : (Date.parse(retryAfter) - now.getTime()) / 1000;
  if (!(seconds > 0)) return null;
  return new Date(now.getTime() + Math.min(seconds, LONGEST_QUIET_SECONDS) * 1000);
}

/** When an event is tried again after so many failed attempts; never when these were all. */
export function nextAttemptAt(
  attempts: number,
  { now, quiet, random }: { now: Date; quiet: Date | null; random: () => number },
): Date | null {
  const pause = WEBHOOK_RETRY_SECONDS[attempts - 1];
  if (pause === undefined) return null;
  const next = now.getTime() + pause * 1000 * (1 + JITTER * random());
  return new Date(Math.max(next, quiet?.getTime() ?? 0));
}
