import { QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { createQueryClient } from '../src/api/query-client.ts';

/** What a browser keeps for a site. */
function memoryStorage(): Storage {
  const items = new Map<string, string>();
  return {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => void items.set(name, value),
    removeItem: (name: string) => void items.delete(name),
  } as Storage;
}

const queryKey = ['getDockside', { query: { date: '2025-06-14' } }];

/** Opens the day, and returns what is shown first and after the answer. */
async function openDay(storage: Storage, answer: string): Promise<unknown[]> {
  const queries = createQueryClient(storage);
  const observer = new QueryObserver(queries, { queryKey, queryFn: async () => answer });
  const shown: unknown[] = [observer.getCurrentResult().data];
  await new Promise<void>((resolve) => {
    observer.subscribe(({ data, fetchStatus }) => {
      if (fetchStatus !== 'idle') return;
      shown.push(data);
      resolve();
    });
  });
  queries.clear();
  return shown;
}

test('the kept day is shown at the next start and asked for again, however young it is', async () => {
  const storage = memoryStorage();
  expect(await openDay(storage, 'Paul is out')).toEqual([undefined, 'Paul is out']);
  expect(await openDay(storage, 'Paul is back')).toEqual(['Paul is out', 'Paul is back']);
});
