import { SlipwayError } from './slipway-error.ts';

/**
 * Slipway could not be reached, or the connection broke before the answer was complete.
 *
 * @example
 * if (error instanceof ConnectionError) console.error('Are you online?', error.cause);
 */
export class ConnectionError extends SlipwayError {
  override name = 'ConnectionError';
}

/**
 * No answer came within the time that the call had.
 *
 * @example
 * if (error instanceof TimeoutError) repeatLaterWith(error.idempotencyKey);
 */
export class TimeoutError extends SlipwayError {
  override name = 'TimeoutError';
}
