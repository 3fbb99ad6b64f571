import type { CallOptions } from '../options.ts';
import type { Send } from '../transport/operation.ts';
import type { AddOn } from '../types.generated.ts';

/**
 * Extras that are sold with a trip.
 *
 * @example
 * const addOns = await slipway.addOns.list();
 */
export class AddOns {
  readonly #send: Send;

  constructor(send: Send) {
    this.#send = send;
  }

  /** All add-ons, in the order in which the company shows them. */
  async list(options?: CallOptions): Promise<AddOn[]> {
    return (await this.#send('GET /v1/add-ons', {}, options)).data;
  }
}
