import type { CallOptions } from '../options.ts';
import type { Send } from '../transport/operation.ts';
import type { Dock } from '../types.generated.ts';

/**
 * Places where boats are picked up and returned.
 *
 * @example
 * const docks = await slipway.docks.list();
 */
export class Docks {
  readonly #send: Send;

  constructor(send: Send) {
    this.#send = send;
  }

  /** Every dock of the company. */
  async list(options?: CallOptions): Promise<Dock[]> {
    return (await this.#send('GET /v1/docks', {}, options)).data;
  }

  /** One dock with its address, its time zone and its pictures. */
  async get(id: string, options?: CallOptions): Promise<Dock> {
    return (await this.#send('GET /v1/docks/{id}', { params: { id } }, options)).data;
  }
}
