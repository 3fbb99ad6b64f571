import type { Refusal } from '@slipway/ui/api';

export type Failure =
  | 'network'
  | 'refused'
  | 'invalid'
  | 'missing'
  | 'forbidden'
  | 'tooMany'
  | 'server';

/** Why there is no answer to work with. */
export class ApiError extends Error {
  readonly failure: Failure;
  readonly status: number;
  /** What is wrong, by field, when the request was invalid. */
  readonly fields: Readonly<Record<string, readonly string[]>>;
  /** After how many seconds it may be tried again, when that is known. */
  readonly retryAfter: number | undefined;
  /** The name of the API's sentence, for words in the language of the page. */
  readonly code: string | null;

  constructor(
    failure: Failure,
    status: number,
    message: string,
    fields: Readonly<Record<string, readonly string[]>> = {},
    retryAfter?: number,
    code: string | null = null,
  ) {
    super(message);
    this.failure = failure;
    this.status = status;
    this.fields = fields;
    this.retryAfter = retryAfter;
    this.code = code;
  }
}

const FAILURES: Record<number, Failure> = {
  401: 'missing',
  403: 'forbidden',
  404: 'missing',
  406: 'refused',
  422: 'invalid',
  429: 'tooMany',
};

/** The error of a refusal, or of a request that reached nobody. */
export function errorOf(refusal: Refusal | null): ApiError {
  if (!refusal) return new ApiError('network', 0, '');
  const { status, sentence, fields, retryAfter, code } = refusal;
  return new ApiError(FAILURES[status] ?? 'server', status, sentence, fields, retryAfter, code);
}
