import type { Refusal } from '@slipway/ui/api';

export type Failure =
  | 'network'
  | 'signedOut'
  | 'forbidden'
  | 'missing'
  | 'refused'
  | 'invalid'
  | 'tooMany'
  | 'server';

const FAILURES: Record<number, Failure> = {
  401: 'signedOut',
  403: 'forbidden',
  404: 'missing',
  406: 'refused',
  422: 'invalid',
  429: 'tooMany',
};

/** What is said when the API has no sentence of its own. */
const SENTENCES: Record<Failure, string> = {
  network: 'There is no connection. Check your reception, then try again.',
  signedOut: 'You are signed out. Sign in to go on.',
  forbidden: 'Your role does not allow this.',
  missing: 'This does not exist, or it is at a dock outside your scope.',
  refused: 'This is not possible at the moment.',
  invalid: 'Something in the form is not right yet.',
  tooMany: 'That was too often in a short time. Wait a moment, then try again.',
  server: 'Something went wrong on our side. Try again in a moment.',
};

/** Why there is no answer to work with, with a sentence to show. */
export class ApiError extends Error {
  readonly failure: Failure;
  readonly status: number;
  /** What is wrong, by field, when the request was invalid. */
  readonly fields: Refusal['fields'];
  /** After how many seconds it may be tried again, when that is known. */
  readonly retryAfter: number | undefined;
  /** The name of the API's sentence, such as `changedMeanwhile`. */
  readonly code: string | null;

  constructor(
    failure: Failure,
    { status = 0, sentence = '', fields = {}, retryAfter, code = null }: Partial<Refusal> = {},
  ) {
    super(sentence || Object.values(fields).flat()[0] || SENTENCES[failure]);
    this.failure = failure;
    this.status = status;
    this.fields = fields;
    this.retryAfter = retryAfter;
    this.code = code;
  }

  /** The first thing that is wrong with a field, as a sentence. */
  field(name: string): string | undefined {
    return this.fields[name]?.[0];
  }
}

/** The error of a refusal, or of a request that reached nobody. */
export function errorOf(refusal: Refusal | null): ApiError {
  return refusal
    ? new ApiError(FAILURES[refusal.status] ?? 'server', refusal)
    : new ApiError('network');
}
