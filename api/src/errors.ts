import { type FieldErrors, notFoundText } from '@slipway/contract';

/** The caller is not known, or may not work for the company it names. */
export class UnauthorizedError extends Error {
  override name = 'UnauthorizedError';
}

/** The caller is known but may not do this: for the team and for customers, never for a key. */
export class ForbiddenError extends Error {
  override name = 'ForbiddenError';
}

/** The company has nothing with this ID. */
export class NotFoundError extends Error {
  override name = 'NotFoundError';

  constructor(kind: string, id: string) {
    super(notFoundText(kind, id));
  }
}

/** The request is valid, but what it asks for cannot be done. */
export class NotAcceptableError extends Error {
  override name = 'NotAcceptableError';
  /** What a sentence with values in it is called, for pages that say it in another language. */
  readonly code: string | undefined;

  constructor(message: string, code?: string) {
    super(message);
    this.code = code;
  }
}

/** The request is wrong in the fields that `errors` names. */
export class ValidationError extends Error {
  override name = 'ValidationError';
  readonly errors: FieldErrors;

  constructor(errors: FieldErrors) {
    super('The request is not valid.');
    this.errors = errors;
  }
}

/** The caller has to wait before the next request. */
export class TooManyAttemptsError extends Error {
  override name = 'TooManyAttemptsError';
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number) {
    super('Too many attempts.');
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
