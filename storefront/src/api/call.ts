import type { AnswerOf, InputOf } from '@slipway/contract';
import type * as operations from '@slipway/contract/customer';
import { BOOKING_KEY_HEADER, CUSTOMER_ROUTES } from '@slipway/contract/customer/routes';
import { sendRequest } from '@slipway/ui/api';
import { errorOf } from './api-error.ts';

type Operations = {
  [Id in keyof typeof CUSTOMER_ROUTES & keyof typeof operations]: (typeof operations)[Id];
};
export type OperationId = keyof Operations;

type DataOf<Whole> = Whole extends { data: infer Data } ? Data : never;

// Looked up in these, the types of a call stay short for the compiler also where any may be meant.
type Answers = { [Id in OperationId]: DataOf<AnswerOf<Operations[Id]>> };
type Inputs = { [Id in OperationId]: InputOf<Operations[Id]> };

/** What an operation answers, without the `data` around it. */
export type Answer<Id extends OperationId> = Answers[Id];

/** What an operation is asked with. */
export type Input<Id extends OperationId> = Inputs[Id];

export interface CallOptions {
  /** The key of a booking. */
  key?: string | undefined;
  /** Sent again with the same one, a write happens once. */
  idempotencyKey?: string | undefined;
  signal?: AbortSignal | undefined;
}

export type Call = <Id extends OperationId>(
  id: Id,
  input: Input<Id>,
  options?: CallOptions,
) => Promise<Answer<Id>>;

/** The one way to the API. Throws an ApiError whenever there is no answer to work with. */
export function createCall(fetchIt: typeof fetch): Call {
  return async (id, input, { key, idempotencyKey, signal } = {}) => {
    const headers = { [BOOKING_KEY_HEADER]: key, 'Idempotency-Key': idempotencyKey };
    const request = { route: CUSTOMER_ROUTES[id], input, headers, signal };
    return ((await sendRequest(fetchIt, request, errorOf)) as { data: never }).data;
  };
}
