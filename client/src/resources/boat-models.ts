import type { CallOptions } from '../options.ts';
import type { Send } from '../transport/operation.ts';
import type { BoatModel } from '../types.generated.ts';

/**
 * The kinds of boat that can be booked.
 *
 * @example
 * const models = await slipway.boatModels.list();
 */
export class BoatModels {
  readonly #send: Send;

  constructor(send: Send) {
    this.#send = send;
  }

  /** Every boat model of the company. */
  async list(options?: CallOptions): Promise<BoatModel[]> {
    return (await this.#send('GET /v1/boat-models', {}, options)).data;
  }

  /** One boat model with its capacity, its texts and its pictures. */
  async get(id: string, options?: CallOptions): Promise<BoatModel> {
    return (await this.#send('GET /v1/boat-models/{id}', { params: { id } }, options)).data;
  }
}
