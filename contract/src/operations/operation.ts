import Type from 'typebox';
import type { ErrorStatus } from '../errors/catalogue.ts';
import { PAGE_SIZE } from '../limits.ts';
import { Pagination } from '../pagination/schema.ts';
import type { FieldErrors } from '../validation/field-errors.ts';

/** One request with the answer it gets. Samples, documentation and tests are made from these. */
export interface Exchange {
  summary: string;
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
  /** What the caller sends as `Idempotency-Key`, where a repeated request would do harm. */
  idempotencyKey?: string;
  status: 200 | ErrorStatus;
  answer: unknown;
}

export interface Deprecation {
  /** The day on which it was announced. */
  since: string;
  /** The day on which it may stop working. */
  sunset: string;
  /** The operation to use instead. */
  replacedBy: string;
}

export interface Operation {
  id: string;
  method: 'get' | 'post';
  path: string;
  tag: string;
  summary: string;
  description: string;
  params?: Type.TObject;
  query?: Type.TObject;
  body?: Type.TObject;
  /** What a schema cannot say: rules over several fields of the query or body. */
  rule?: (value: never) => FieldErrors;
  answer: Type.TSchema;
  answerDescription: string;
  /** Errors that this operation can give besides those that every operation can. */
  errors: readonly ErrorStatus[];
  examples: Record<string, Exchange>;
  /** The answer holds a secret or a session, so it is never kept for a repeated request. */
  secretAnswer?: true;
  /** It only asks, and is a POST because the question does not fit into an address. */
  changesNothing?: true;
  deprecated?: Deprecation;
}

/** Errors that every operation can give. */
export const COMMON_ERRORS = [401, 429, 500] as const satisfies readonly ErrorStatus[];

/** Every error status that an operation can answer, in ascending order. */
export function errorStatusesOf(operation: Operation): ErrorStatus[] {
  return [...new Set<ErrorStatus>([...COMMON_ERRORS, ...operation.errors])].sort((a, b) => a - b);
}

/** Keeps the exact types of an operation's schemas while checking its shape. */
export function defineOperation<const Definition extends Operation>(definition: Definition) {
  return definition;
}

export function dataOf<Schema extends Type.TSchema>(schema: Schema) {
  return Type.Object({ data: schema });
}

export function pageOf<Schema extends Type.TSchema>(schema: Schema) {
  return Type.Object({
    data: Type.Array(schema, { description: 'The items of this page.' }),
    pagination: Pagination,
  });
}

export function allOf<Schema extends Type.TSchema>(schema: Schema) {
  return Type.Object({ data: Type.Array(schema, { description: 'All of them.' }) });
}

/** The `pagination` of a list that fits on one page, with the cursor at its end if it has one. */
export function onlyPage(totalItems: number, nextCursor: string | null = null) {
  return {
    totalItems,
    perPage: PAGE_SIZE,
    page: 1,
    totalPages: 1,
    nextPageUrl: null,
    previousPageUrl: null,
    nextCursor,
  };
}
