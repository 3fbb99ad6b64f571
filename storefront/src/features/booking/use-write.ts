import { useRef, useState } from 'react';
import type { ApiError } from '../../api/api-error.ts';
import type { Answer, Input, OperationId } from '../../api/call.ts';
import { usePage } from '../../app/page.ts';

/** A write under way: its button waits, and what went wrong is said beside it. */
export type Write<Id extends OperationId> = {
  busy: boolean;
  error: ApiError | undefined;
  run: (input: Input<Id>) => Promise<Answer<Id> | undefined>;
};

/**
 * Sends a write. Pressed twice, or again after the connection broke, it happens once; only other
 * input is another write.
 */
export function useWrite<Id extends OperationId>(id: Id, key: string | undefined): Write<Id> {
  const { call } = usePage();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<ApiError>();
  const sent = useRef({ question: '', idempotencyKey: '' });
  return {
    busy,
    error,
    async run(input) {
      if (busy) return undefined;
      const question = JSON.stringify(input);
      if (sent.current.question !== question) {
        sent.current = { question, idempotencyKey: crypto.randomUUID() };
      }
      setBusy(true);
      setError(undefined);
      try {
        const { idempotencyKey } = sent.current;
        const answer = await call(id, input, { key, idempotencyKey });
        sent.current.question = '';
        return answer;
      } catch (reason) {
        const failed = reason as ApiError;
        if (failed.failure !== 'network') sent.current.question = '';
        setError(failed);
        return undefined;
      } finally {
        setBusy(false);
      }
    },
  };
}
