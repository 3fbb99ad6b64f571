import { QueryClient } from '@tanstack/react-query';
import type { ApiError } from './api-error.ts';
import { keepAnswers } from './kept-answers.ts';

/** Answers stay fresh until a colleague changes something; a lost connection is tried again. */
export function createQueryClient(storage: Storage | null): QueryClient {
  const isPassing = (error: unknown) =>
    ['network', 'server'].includes((error as ApiError).failure ?? '');
  const queries = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (count, error) => count < 2 && isPassing(error),
        retryDelay: (count) => 500 * 2 ** count,
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  });
  if (storage) keepAnswers(queries, storage);
  return queries;
}
