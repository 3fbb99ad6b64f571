import type { AnswerOf, InputOf, TeamOperations } from '@slipway/contract';
import { TEAM_ROUTES } from '@slipway/contract/team/routes';
import { sendRequest } from '@slipway/ui/api';
import { type ApiError, errorOf } from './api-error.ts';
import type { Session } from './session.ts';

export type OperationId = keyof TeamOperations & keyof typeof TEAM_ROUTES;

type DataOf<Whole> = Whole extends { pagination: unknown }
  ? Whole
  : Whole extends { data: infer Data }
    ? Data
    : Whole;

// Looked up in these, the types of a call stay short for the compiler also where any may be meant.
type Answers = { [Id in OperationId]: DataOf<AnswerOf<TeamOperations[Id]>> };
type Inputs = { [Id in OperationId]: InputOf<TeamOperations[Id]> };

/** What an operation answers: its `data`, and for a page of a list the `pagination` beside it. */
export type Answer<Id extends OperationId> = Answers[Id];

/** What an operation is asked with. */
export type Input<Id extends OperationId> = Inputs[Id];

/** Operations that only read. */
export type ReadId = {
  [Id in OperationId]: (typeof TEAM_ROUTES)[Id]['method'] extends 'get' ? Id : never;
}[OperationId];

export type WriteId = Exclude<OperationId, ReadId>;

/** What is asked by whoever is not signed in, so that being signed out is its answer. */
const OF_STRANGERS: readonly OperationId[] = [
  ...(['signIn', 'signInWithPasskey', 'startPasskeySignIn', 'signOut'] as const),
  ...(['forgotPassword', 'resetPassword', 'getInvitation', 'acceptInvitation'] as const),
];

interface CallOptions {
  /** Sent again with the same one, a write happens once. Each write gets one of its own without it. */
  idempotencyKey?: string | undefined;
  signal?: AbortSignal | undefined;
}

export type Call = <Id extends OperationId>(
  id: Id,
  input: Input<Id>,
  options?: CallOptions,
) => Promise<Answer<Id>>;

/** The one way to the API. Throws an ApiError whenever there is no answer to work with. */
export function createCall(fetchIt: typeof fetch, session: Session): Call {
  return async (id, input, { idempotencyKey, signal } = {}) => {
    const route = TEAM_ROUTES[id];
    const isWrite = route.method === 'post';
    const headers = isWrite
      ? { 'Idempotency-Key': idempotencyKey ?? crypto.randomUUID() }
      : undefined;
    const request = { route, input, ...(headers && { headers }), signal };
    const send = () => sendRequest(fetchIt, request, errorOf);
    const answer = (await send().catch(async (error: ApiError) => {
      const mayRenew = error.failure === 'signedOut' && !OF_STRANGERS.includes(id);
      if (mayRenew && (await session.renew(isWrite))) return send();
      throw error;
    })) as { data: unknown; pagination?: unknown };
    return (answer.pagination === undefined ? answer.data : answer) as never;
  };
}
