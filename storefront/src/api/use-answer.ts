import { useCallback, useEffect, useState } from 'react';
import { usePage } from '../app/page.ts';
import type { ApiError } from './api-error.ts';
import type { Answer, CallOptions, Input, OperationId } from './call.ts';

/** What became of a question: on its way, failed, or answered. The last answer stays meanwhile. */
export type Asked<Data> = {
  data: Data | undefined;
  error: ApiError | undefined;
  loading: boolean;
  again: () => void;
};

type Kept<Data> = { question: string; data?: Data | undefined; error?: ApiError | undefined };

/**
 * Asks an operation and asks again when the question changes; null asks nothing. An answer that
 * comes after a newer question is dropped.
 */
export function useAnswer<Id extends OperationId>(
  id: Id,
  input: Input<Id> | null,
  options: Pick<CallOptions, 'key'> = {},
): Asked<Answer<Id>> {
  const { call } = usePage();
  const [kept, keep] = useState<Kept<Answer<Id>>>({ question: '' });
  const [round, setRound] = useState(0);
  const { key } = options;
  const question = input === null ? '' : JSON.stringify([id, input, key, round]);

  useEffect(() => {
    if (!question) return;
    const leaving = new AbortController();
    const [, asked] = JSON.parse(question) as [Id, Input<Id>];
    call(id, asked, { key, signal: leaving.signal }).then(
      (data) => keep({ question, data }),
      (error: ApiError) => {
        if (!leaving.signal.aborted) keep({ question, error });
      },
    );
    return () => leaving.abort();
  }, [call, id, key, question]);

  const again = useCallback(() => setRound((before) => before + 1), []);
  const current = kept.question === question;
  return {
    data: input === null ? undefined : kept.data,
    error: current ? kept.error : undefined,
    loading: question !== '' && !current,
    again,
  };
}
