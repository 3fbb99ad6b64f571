import type { QueryClient } from '@tanstack/react-query';
import type { ApiError } from './api-error.ts';

/** What stays readable without reception: who is signed in, the dock's day, and its orders. */
const KEPT: readonly string[] = ['getDashboard', 'getDockside', 'listOrders'];
const NAME = 'slipway.answers';
/** Yesterday's list helps nobody. */
const LONGEST_MS = 18 * 60 * 60 * 1000;
const MOST = 12;

type Kept = { hash: string; key: readonly unknown[]; data: unknown; savedAt: number };

/** Keeps some answers on this device, and shows them at the next start until new ones arrive. */
export function keepAnswers(queries: QueryClient, storage: Storage): void {
  for (const { key, data, savedAt } of read(storage)) {
    queries.setQueryData(key, clockSet(data, Date.now() - savedAt), { updatedAt: savedAt });
  }
  // However young they are: what was changed just before the start is not among them.
  void queries.invalidateQueries({ refetchType: 'none' });
  queries.getQueryCache().subscribe(({ type, query }) => {
    const [id] = query.queryKey as [string];
    if (type !== 'updated' || !KEPT.includes(id)) return;
    const failed = query.state.error as ApiError | null;
    if (failed?.failure === 'signedOut') return forget(storage);
    if (query.state.status !== 'success' || query.state.fetchStatus !== 'idle') return;
    const kept = { hash: query.queryHash, key: query.queryKey, data: query.state.data };
    const others = read(storage).filter(({ hash }) => hash !== kept.hash);
    write(storage, [{ ...kept, savedAt: query.state.dataUpdatedAt }, ...others].slice(0, MOST));
  });
}

/** Nothing of the company stays on a device on which nobody is signed in. */
function forget(storage: Storage): void {
  storage.removeItem(NAME);
}

/** The clock of Slipway has gone on since the answer was kept. */
function clockSet(data: unknown, elapsed: number): unknown {
  if (typeof data !== 'object' || data === null || !('now' in data)) return data;
  const now = new Date(Date.parse(String(data.now)) + elapsed);
  return Number.isNaN(now.getTime()) ? data : { ...data, now: now.toISOString() };
}

function read(storage: Storage): Kept[] {
  try {
    const kept = JSON.parse(storage.getItem(NAME) ?? '[]') as Kept[];
    return kept.filter(({ savedAt }) => Date.now() - savedAt < LONGEST_MS);
  } catch {
    return [];
  }
}

function write(storage: Storage, kept: readonly Kept[]): void {
  try {
    storage.setItem(NAME, JSON.stringify(kept));
  } catch {
    // Storage is full or denied: then there is no list without reception.
  }
}
