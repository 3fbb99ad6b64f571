import type { CallOptions } from '../options.ts';
import type { Send } from '../transport/operation.ts';
import type { TaxRate } from '../types.generated.ts';

/**
 * Rates that cost lines refer to.
 *
 * @example
 * const rates = await slipway.taxRates.list();
 */
export class TaxRates {
  readonly #send: Send;

  constructor(send: Send) {
    this.#send = send;
  }

  /** Every tax rate of the company. */
  async list(options?: CallOptions): Promise<TaxRate[]> {
    return (await this.#send('GET /v1/tax-rates', {}, options)).data;
  }

  /**
   * Every tax rate, from the old path.
   * @deprecated Use `list`.
   */
  async listVatRates(options?: CallOptions): Promise<TaxRate[]> {
    return (await this.#send('GET /v1/vat-rates', {}, options)).data;
  }
}
