import type { AnswerOf, Operation, TeamOperations } from '@slipway/contract';
import { TEAM_ROUTES } from '@slipway/contract/team/routes';
import type { Static, TSchema } from 'typebox';
import { ApiError, errorOf } from './api-error.ts';

export type OperationId = keyof TeamOperations & keyof typeof TEAM_ROUTES;

/** What an operation answers: its `data`, and for a page of a list the `pagination` beside it. */
export type Answer<Id extends OperationId> =
  AnswerOf<TeamOperations[Id]> extends infer Whole
    ? Whole extends { pagination: unknown }
      ? Whole
      : Whole extends { data: infer Data }
        ? Data
        : Whole
    : never;

/** One part of a request; it may be left out when nothing in it is required. */
type Part<Of, Name extends string> = Of extends { [Key in Name]: infer Schema extends TSchema }
  ? Record<never, never> extends Static<Schema>
    ? { [Key in Name]?: Static<Schema> }
    : { [Key in Name]: Static<Schema> }
  : unknown;

/** What an operation is asked with. */
export type Input<Id extends OperationId> = Part<TeamOperations[Id], 'params'> &
  Part<TeamOperations[Id], 'query'> &
  Part<TeamOperations[Id], 'body'>;

/** Operations that only read. */
export type ReadId = {
  [Id in OperationId]: (typeof TEAM_ROUTES)[Id]['method'] extends 'get' ? Id : never;
}[OperationId];

export type WriteId = Exclude<OperationId, ReadId>;

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

interface AnyInput {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
}

/** The one way to the API. Throws an ApiError whenever there is no answer to work with. */
export function createCall(fetchIt: typeof fetch): Call {
  return async (id, input, options = {}) => {
    const { method, path } = TEAM_ROUTES[id] as Pick<Operation, 'method' | 'path'>;
    const { params, query, body } = input as AnyInput;
    const isWrite = method === 'post';
    const headers: Record<string, string> = { Accept: 'application/json' };
    if (isWrite) {
      headers['Content-Type'] = 'application/json';
      headers['Idempotency-Key'] = options.idempotencyKey ?? crypto.randomUUID();
    }
    let response: Response;
    try {
      response = await fetchIt(addressOf(path, params, query), {
        method: method.toUpperCase(),
        headers,
        signal: options.signal ?? null,
        ...(isWrite && { body: JSON.stringify(body ?? {}) }),
      });
    } catch (error) {
      if (options.signal?.aborted) throw error;
      throw new ApiError('network');
    }
    if (!response.ok) throw await errorOf(response);
    const answer = (await response.json()) as { data: unknown; pagination?: unknown };
    return (answer.pagination === undefined ? answer.data : answer) as never;
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
      value === undefined || value === null || value === ''
        ? []
        : [value].flat().map((one) => [name, String(one)]),
    ),
  ).toString();
  return search ? `${filled}?${search}` : filled;
}
