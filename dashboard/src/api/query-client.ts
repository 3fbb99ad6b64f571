import { QueryClient } from '@tanstack/react-query';
import type { ApiError } from './api-error.ts';
import { keepAnswers } from './kept-answers.ts';

/** Answers stay fresh until a colleague changes something; a lost connection is tried again. */
export function createQueryClient(storage: Storage | null): QueryClient {
  const queries = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (count, error) => count < 2 && isPassing(error as ApiError),
        retryDelay: (count, error) =>
          Math.max(500 * 2 ** count, 1000 * ((error as ApiError).retryAfter ?? 0)),
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  });
  if (storage) keepAnswers(queries, storage);
  return queries;
}

/** The longest that somebody looks at an empty screen before being told to wait. */
const LONGEST_WAIT_SECONDS = 3;

function isPassing({ failure, retryAfter = 0 }: ApiError): boolean {
  if (failure === 'tooMany') return retryAfter <= LONGEST_WAIT_SECONDS;
  return failure === 'network' || failure === 'server';
}
