import type { AnswerOf, Operation } from '@slipway/contract';
import type * as operations from '@slipway/contract/customer';
import { BOOKING_KEY_HEADER, CUSTOMER_ROUTES } from '@slipway/contract/customer/routes';
import type { Static, TSchema } from 'typebox';
import { ApiError, errorOf } from './api-error.ts';

type Operations = {
  [Id in keyof typeof CUSTOMER_ROUTES & keyof typeof operations]: (typeof operations)[Id];
};
export type OperationId = keyof Operations;

/** What an operation answers, without the `data` around it. */
export type Answer<Id extends OperationId> =
  AnswerOf<Operations[Id]> extends { data: infer Data } ? Data : never;

/** One part of a request; it may be left out when nothing in it is required. */
type Part<Of, Name extends string> = Of extends { [Key in Name]: infer Schema extends TSchema }
  ? Record<never, never> extends Static<Schema>
    ? { [Key in Name]?: Static<Schema> }
    : { [Key in Name]: Static<Schema> }
  : unknown;

/** What an operation is asked with. */
export type Input<Id extends OperationId> = Part<Operations[Id], 'params'> &
  Part<Operations[Id], 'query'> &
  Part<Operations[Id], 'body'>;

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

interface AnyInput {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
}

/** The one way to the API. Throws an ApiError whenever there is no answer to work with. */
export function createCall(fetchIt: typeof fetch): Call {
  return async (id, input, options = {}) => {
    const { method, path } = CUSTOMER_ROUTES[id] as Pick<Operation, 'method' | 'path'>;
    const { params, query, body } = input as AnyInput;
    const headers: Record<string, string> = { Accept: 'application/json' };
    if (options.key) headers[BOOKING_KEY_HEADER] = options.key;
    if (options.idempotencyKey) headers['Idempotency-Key'] = options.idempotencyKey;
    if (method === 'post') headers['Content-Type'] = 'application/json';
    let response: Response;
    try {
      response = await fetchIt(addressOf(path, params, query), {
        method: method.toUpperCase(),
        headers,
        signal: options.signal ?? null,
        ...(method === 'post' && { body: JSON.stringify(body ?? {}) }),
      });
    } catch (error) {
      if (options.signal?.aborted) throw error;
      throw new ApiError('network', 0, '');
    }
    if (!response.ok) throw await errorOf(response);
    return ((await response.json()) as { data: never }).data;
  };
}

function addressOf(
  path: string,
  params: Record<string, string> = {},
  query: Record<string, unknown> = {},
): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) =>
      value === undefined || value === null ? [] : [[name, String(value)]],
    ),
  ).toString();
  return search ? `${filled}?${search}` : filled;
}
