import type { CallOptions } from '../options.ts';
import type { Send } from '../transport/operation.ts';
import type { CustomerType } from '../types.generated.ts';

/**
 * Groups of customers with rules of their own.
 *
 * @example
 * const guest = (await slipway.customerTypes.list()).find(({ type }) => type === 'guest');
 */
export class CustomerTypes {
  readonly #send: Send;

  constructor(send: Send) {
    this.#send = send;
  }

  /** Every customer type of the company. */
  async list(options?: CallOptions): Promise<CustomerType[]> {
    return (await this.#send('GET /v1/customer-types', {}, options)).data;
  }
}
