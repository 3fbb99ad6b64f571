import { type ErrorDetails, SlipwayError } from './slipway-error.ts';

/**
 * 401: the key is missing, mistyped or revoked, or it may not work for the chosen company.
 *
 * @example
 * if (error instanceof UnauthorizedError) askForANewKey();
 */
export class UnauthorizedError extends SlipwayError {
  override name = 'UnauthorizedError';
}

/**
 * 404: this company has nothing with that ID.
 *
 * @example
 * if (error instanceof NotFoundError) return undefined;
 */
export class NotFoundError extends SlipwayError {
  override name = 'NotFoundError';
}

/**
 * 406: the request is well formed, but no such booking can be made; the message says why.
 *
 * @example
 * if (error instanceof NotAcceptableError) offerOtherTimes(error.message);
 */
export class NotAcceptableError extends SlipwayError {
  override name = 'NotAcceptableError';
}

/**
 * 422: fields are missing or wrong.
 *
 * @example
 * if (error instanceof ValidationError) showBesideTheField(error.errors.emailAddress);
 */
export class ValidationError extends SlipwayError {
  override name = 'ValidationError';
  /** For each field that is wrong, what is wrong with it. */
  readonly errors: Readonly<Record<string, readonly string[]>>;

  constructor(errors: Record<string, string[]>, details: ErrorDetails) {
    const problems = Object.entries(errors).map(([field, texts]) => `${field} ${texts.join(', ')}`);
    super(`The request was refused: ${problems.join('; ')}.`, details);
    this.errors = errors;
  }
}

/**
 * 429: the key sent more than its share of requests, and waiting was not allowed any longer.
 *
 * @example
 * if (error instanceof TooManyAttemptsError) tryAgainIn(error.retryAfter ?? 60);
 */
export class TooManyAttemptsError extends SlipwayError {
  override name = 'TooManyAttemptsError';
  /** Seconds to wait before the next call. */
  readonly retryAfter: number | undefined;

  constructor(message: string, details: ErrorDetails & { retryAfter: number | undefined }) {
    super(message, details);
    this.retryAfter = details.retryAfter;
  }
}

/**
 * 500: something failed on the side of Slipway, also after the retries.
 *
 * @example
 * if (error instanceof InternalServerError) repeatLaterWith(error.idempotencyKey);
 */
export class InternalServerError extends SlipwayError {
  override name = 'InternalServerError';
}
