import type { CallOptions } from '../options.ts';
import type { Send } from '../transport/operation.ts';
import type { Availability, GetAvailabilityQuery } from '../types.generated.ts';

/**
 * How many boats are free, and when.
 *
 * @example
 * const { lowestAvailability } = await slipway.availability.get({ dockId, boatModelId, period });
 */
export class FreeBoats {
  readonly #send: Send;

  constructor(send: Send) {
    this.#send = send;
  }

  /** The free boats of a model at a dock, over a period. */
  async get(question: GetAvailabilityQuery, options?: CallOptions): Promise<Availability> {
    return (await this.#send('GET /v1/availability', { query: question }, options)).data;
  }
}
