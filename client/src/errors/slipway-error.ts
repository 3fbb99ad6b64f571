/** Where an error comes from, as far as it is known. */
export interface ErrorDetails {
  status?: number | undefined;
  requestId?: string | undefined;
  idempotencyKey?: string | undefined;
  cause?: unknown;
}

/**
 * Any failed call. The subclasses say which way it failed; this class itself is thrown only for an
 * answer that the API never gives, such as the page of a proxy.
 *
 * @example
 * try {
 *   await slipway.docks.list();
 * } catch (error) {
 *   if (error instanceof SlipwayError) console.error(error.message, error.requestId);
 * }
 */
export class SlipwayError extends Error {
  override name = 'SlipwayError';
  /** The HTTP status; undefined when there was no answer. */
  readonly status: number | undefined;
  /** ID of the request, to be named when you contact support. */
  readonly requestId: string | undefined;
  /** The key of a failed write. Call again with it later, and nothing is done twice. */
  readonly idempotencyKey: string | undefined;

  constructor(message: string, { cause, status, requestId, idempotencyKey }: ErrorDetails = {}) {
    super(message, cause === undefined ? undefined : { cause });
    this.status = status;
    this.requestId = requestId;
    this.idempotencyKey = idempotencyKey;
  }
}
