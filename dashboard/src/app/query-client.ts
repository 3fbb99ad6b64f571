import { QueryClient } from '@tanstack/react-query';
import type { ApiError } from './api-error.ts';

/** Answers stay fresh until a colleague changes something; a lost connection is tried again. */
export function createQueryClient(): QueryClient {
  const isPassing = (error: unknown) =>
    ['network', 'server'].includes((error as ApiError).failure ?? '');
  return new QueryClient({
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
}
