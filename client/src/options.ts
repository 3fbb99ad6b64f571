/**
 * How a client finds and talks to Slipway.
 *
 * @example
 * const options: SlipwayOptions = { apiKey: process.env.SLIPWAY_API_KEY, timeout: 10_000 };
 */
export interface SlipwayOptions {
  /** An API key, made in Settings → Connections → API keys. */
  apiKey: string | undefined;
  /** The company to work for, when the key has several. Left out: the key's primary company. */
  tenantId?: string | undefined;
  /** Where the API is, for example the sandbox on your own machine. */
  baseUrl?: string | undefined;
  /** Milliseconds that a call may take in all, with its retries and the waiting between them. */
  timeout?: number | undefined;
  /** Milliseconds that one attempt of a call may take before it is given up and repeated. */
  attemptTimeout?: number | undefined;
  /** How often a failed attempt is repeated; 0 for never. */
  retries?: number | undefined;
  /** Used instead of the global `fetch`. */
  fetch?: typeof globalThis.fetch | undefined;
}

/**
 * What can be set for one call.
 *
 * @example
 * await slipway.docks.list({ signal: AbortSignal.timeout(2_000), retries: 0 });
 */
export interface CallOptions
  extends Pick<SlipwayOptions, 'tenantId' | 'timeout' | 'attemptTimeout' | 'retries'> {
  /** Ends the call; it then rejects with the signal's reason, as `fetch` does. */
  signal?: AbortSignal | undefined;
}

/**
 * What can be set for one call that writes.
 *
 * @example
 * await slipway.bookings.create(trip, { idempotencyKey: `order-${order.id}` });
 */
export interface WriteOptions extends CallOptions {
  /**
   * Name of this one thing to be done: a second call with the same key does nothing and gets the
   * first answer. Left out: a random key, so that only the retries of this call share it.
   */
  idempotencyKey?: string | undefined;
}
