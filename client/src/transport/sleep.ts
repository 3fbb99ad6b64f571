import { TimeLimit } from './time-limit.ts';

/** Waits; rejects with the signal's reason as soon as the signal fires. */
export async function sleep(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  signal?.throwIfAborted();
  const limit = new TimeLimit(milliseconds, signal);
  await new Promise((resolve) => limit.signal.addEventListener('abort', resolve));
  limit.release();
  signal?.throwIfAborted();
}
