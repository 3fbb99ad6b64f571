import {
  keepPreviousData,
  type UseMutationResult,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { createContext, useContext, useRef } from 'react';
import type { ApiError } from './api-error.ts';
import type { Answer, Call, Input, ReadId, WriteId } from './call.ts';
import type { Irreversible } from './irreversible.ts';

const CallContext = createContext<Call | null>(null);

export const CallProvider = CallContext.Provider;

/** The call of this dashboard, for what is neither asked nor written by the hooks below. */
export function useCall(): Call {
  const call = useContext(CallContext);
  if (!call) throw new Error('There is no dashboard around this.');
  return call;
}

export type Asked<Id extends ReadId> = UseQueryResult<Answer<Id>, ApiError>;

interface AskOptions {
  /** Whether to ask at all; a question may have to wait for something. */
  when?: boolean;
  /** Whether the answer before stays while the next is on its way. */
  keep?: boolean;
  /** Whether what colleagues do cannot change it. */
  still?: boolean;
  /** How old the answer may get before it is asked for again. */
  freshMinutes?: number;
}

/** Asks an operation, keeps its answer, and asks again when a colleague has changed something. */
export function useAsk<Id extends ReadId>(
  id: Id,
  input: Input<Id>,
  { when = true, keep = false, still = false, freshMinutes }: AskOptions = {},
): Asked<Id> {
  const call = useCall();
  return useQuery<Answer<Id>, ApiError>({
    queryKey: [id, input],
    queryFn: ({ signal }) => call(id, input, { signal }),
    enabled: when,
    meta: { still },
    ...(freshMinutes !== undefined && {
      staleTime: freshMinutes * 60_000,
      refetchInterval: freshMinutes * 60_000,
    }),
    ...(keep && { placeholderData: keepPreviousData as never }),
  });
}

type Written<Id extends WriteId> = UseMutationResult<Answer<Id>, ApiError, Input<Id>>;

/**
 * Writes with an operation. Everything that is shown is asked again afterwards. Pressed again after
 * a lost connection, the same write keeps its key and happens once.
 */
export function useWrite<Id extends Exclude<WriteId, Irreversible>>(id: Id): Written<Id> {
  return useFinalWrite(id);
}

/** The same for what cannot be undone, too. Only `FinalDialog` asks for it. */
export function useFinalWrite<Id extends WriteId>(id: Id): Written<Id> {
  const call = useCall();
  const queries = useQueryClient();
  /** Keys of writes of which nobody knows whether they arrived, by what was sent. */
  const lost = useRef(new Map<string, string>());
  /** Writes that are on their way, so that pressing twice sends once. */
  const sent = useRef(new Map<string, Promise<Answer<Id>>>());
  const send = async (input: Input<Id>, fingerprint: string) => {
    const idempotencyKey = lost.current.get(fingerprint) ?? crypto.randomUUID();
    lost.current.set(fingerprint, idempotencyKey);
    try {
      const answer = await call(id, input, { idempotencyKey });
      lost.current.delete(fingerprint);
      return answer;
    } catch (error) {
      // An answer has arrived, so another try is another write.
      if ((error as ApiError).failure !== 'network') lost.current.delete(fingerprint);
      throw error;
    }
  };
  return useMutation<Answer<Id>, ApiError, Input<Id>>({
    mutationFn: (input) => {
      const fingerprint = JSON.stringify(input);
      const answer = sent.current.get(fingerprint) ?? send(input, fingerprint);
      sent.current.set(fingerprint, answer);
      return answer.finally(() => sent.current.delete(fingerprint));
    },
    onSuccess: () => queries.invalidateQueries(),
    // What was refused may have been changed by a colleague: the screen shows it as it is now.
    onError: ({ failure }) => (failure === 'refused' ? queries.invalidateQueries() : undefined),
  });
}
