import type { CallOptions, WriteOptions } from '../options.ts';
import type { Send } from '../transport/operation.ts';
import type {
  ChangedWebhook,
  Delivery,
  ListDeliveriesQuery,
  NewWebhook,
  ReplayQueued,
  Webhook,
  WebhookCreate,
  WebhookRemoved,
  WebhookReplay,
  WebhookUpdate,
} from '../types.generated.ts';

/**
 * Endpoints of yours that are told of events.
 *
 * @example
 * const { secret } = await slipway.webhooks.create({ name, url, events: ['booking.confirmed'] });
 */
export class Webhooks {
  readonly #send: Send;

  constructor(send: Send) {
    this.#send = send;
  }

  /** Every endpoint of the company. */
  async list(options?: CallOptions): Promise<Webhook[]> {
    return (await this.#send('GET /v1/webhooks', {}, options)).data;
  }

  /** Makes an endpoint; its secret is shown this one time. */
  async create(endpoint: WebhookCreate, options?: WriteOptions): Promise<NewWebhook> {
    return (await this.#send('POST /v1/webhooks', { body: endpoint }, options)).data;
  }

  /** Changes the fields that are given. */
  async update(
    id: string,
    changes: WebhookUpdate,
    options?: WriteOptions,
  ): Promise<ChangedWebhook> {
    const input = { params: { id }, body: changes };
    return (await this.#send('POST /v1/webhooks/{id}', input, options)).data;
  }

  /** Removes an endpoint together with its log. */
  async remove(id: string, options?: WriteOptions): Promise<WebhookRemoved> {
    const input = { params: { id }, body: {} };
    return (await this.#send('POST /v1/webhooks/{id}/remove', input, options)).data;
  }

  /** Every attempt to deliver to an endpoint, the newest first. */
  async *deliveries(
    id: string,
    query: ListDeliveriesQuery = {},
    options?: CallOptions,
  ): AsyncGenerator<Delivery, void, undefined> {
    for (let next = query; ; ) {
      const input = { params: { id }, query: next };
      const page = await this.#send('GET /v1/webhooks/{id}/deliveries', input, options);
      yield* page.data;
      if (!page.hasMore) return;
      next = { ...query, after: page.cursor };
    }
  }

  /** Sends events once more; they keep their IDs. */
  async replay(id: string, which: WebhookReplay, options?: WriteOptions): Promise<ReplayQueued> {
    const input = { params: { id }, body: which };
    return (await this.#send('POST /v1/webhooks/{id}/replay', input, options)).data;
  }
}
