import { ConnectionError, TimeoutError } from '../errors/no-answer-errors.ts';
import type { RepeatableRequest } from './request.ts';
import { TimeLimit } from './time-limit.ts';

/** What came back, complete. */
export interface RawAnswer {
  status: number;
  headers: Headers;
  text: string;
}

/** `fetch` hides why a connection failed in the cause of its error. */
function reasonOf(error: unknown): string {
  const inner = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(inner instanceof Error)) return String(inner);
  return inner.message || String((inner as { code?: unknown }).code ?? inner.name);
}

/** Sends a request once and reads the whole answer within the limit. */
export async function attempt(
  { url, init, name, idempotencyKey }: RepeatableRequest,
  fetch: typeof globalThis.fetch,
  milliseconds: number,
  outer: AbortSignal | undefined,
): Promise<RawAnswer> {
  const limit = new TimeLimit(milliseconds, outer);
  try {
    const response = await fetch(url, { ...init, signal: limit.signal });
    return { status: response.status, headers: response.headers, text: await response.text() };
  } catch (cause) {
    outer?.throwIfAborted();
    if (limit.isUp) {
      const message = `${name} was not answered in time: the last attempt waited ${Math.round(milliseconds)} ms.`;
      throw new TimeoutError(message, { idempotencyKey, cause });
    }
    const message = `Slipway could not be reached at ${new URL(url).origin}: ${reasonOf(cause)}.`;
    throw new ConnectionError(message, { idempotencyKey, cause });
  } finally {
    limit.release();
  }
}
