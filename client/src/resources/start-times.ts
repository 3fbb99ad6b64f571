import type { CallOptions } from '../options.ts';
import type { Send } from '../transport/operation.ts';
import type { GetStartTimesQuery, StartTimes } from '../types.generated.ts';

/**
 * When boats can leave, and for how much.
 *
 * @example
 * const models = await slipway.startTimes.get({ dockId, date: '2025-06-20', boats: 2 });
 */
export class Departures {
  readonly #send: Send;

  constructor(send: Send) {
    this.#send = send;
  }

  /** The pickups of a day at a dock, with their returns and prices, by boat model. */
  async get(query: GetStartTimesQuery, options?: CallOptions): Promise<StartTimes[]> {
    return (await this.#send('GET /v1/start-times', { query }, options)).data;
  }
}
