import type { WriteOptions } from '../options.ts';
import type { Send } from '../transport/operation.ts';
import type { Quote, QuoteRequest } from '../types.generated.ts';

/**
 * What a trip would cost. Nothing is stored or held.
 *
 * @example
 * const { costs, dueNow } = await slipway.quotes.create({ ...trip, couponCode: 'WELCOME5' });
 */
export class Quotes {
  readonly #send: Send;

  constructor(send: Send) {
    this.#send = send;
  }

  /** Prices a trip with its add-ons and its coupon; rejects with `NotAcceptableError` if it cannot be. */
  async create(trip: QuoteRequest, options?: WriteOptions): Promise<Quote> {
    return (await this.#send('POST /v1/quotes', { body: trip }, options)).data;
  }
}
