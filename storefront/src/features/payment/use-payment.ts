import { useEffect, useState } from 'react';
import type { ApiError } from '../../api/api-error.ts';
import type { Answer } from '../../api/call.ts';
import { useAnswer } from '../../api/use-answer.ts';

export type Payment = Answer<'getPayment'>;

const AGAIN_AFTER_MS = 2000;
const LONG_AFTER_ROUNDS = 8;

interface FollowedPayment {
  data: Payment | undefined;
  error: ApiError | undefined;
  /** Whether nothing is known of it yet. */
  isWaiting: boolean;
  takesLong: boolean;
  /** Whether what is still to be paid can be told. */
  isSettled: boolean;
}

/** Follows a payment for as long as its money is on the way. */
export function usePayment(id: string | null, key: string | undefined): FollowedPayment {
  const { data, error, again } = useAnswer('getPayment', id ? { params: { id } } : null, { key });
  const [rounds, setRounds] = useState(0);
  const state = data?.state;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer starts the next round
  useEffect(() => {
    if (state !== 'pending') return;
    const timer = setTimeout(() => {
      setRounds((before) => before + 1);
      again();
    }, AGAIN_AFTER_MS);
    return () => clearTimeout(timer);
  }, [state, rounds, data, again]);
  return {
    data,
    error,
    isWaiting: id !== null && !data && !error,
    takesLong: rounds >= LONG_AFTER_ROUNDS,
    isSettled: id === null || (data !== undefined && state !== 'pending'),
  };
}
