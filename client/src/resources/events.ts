import type { CallOptions } from '../options.ts';
import type { Send } from '../transport/operation.ts';
import type { Event, ListEventsQuery } from '../types.generated.ts';

/**
 * One page of events, and where it ends.
 *
 * @example
 * const { data, cursor }: EventPage = await slipway.events.page({ after: cursor });
 */
export interface EventPage {
  data: Event[];
  cursor: string;
  hasMore: boolean;
}

/**
 * What happened to bookings and customers, in order.
 *
 * @example
 * for await (const { data, cursor } of slipway.events.pages({ after })) await store(data, cursor);
 */
export class Events {
  readonly #send: Send;

  constructor(send: Send) {
    this.#send = send;
  }

  /** The cursor of now: what happens later comes after it. */
  async latest(options?: CallOptions): Promise<string> {
    return (await this.page({ after: 'latest' }, options)).cursor;
  }

  /** One page of the events after a cursor, the oldest first. */
  page(query: ListEventsQuery = {}, options?: CallOptions): Promise<EventPage> {
    return this.#send('GET /v1/events', { query }, options);
  }

  /** Every page that is waiting; remember the cursor of each once you are done with it. */
  async *pages(
    query: ListEventsQuery = {},
    options?: CallOptions,
  ): AsyncGenerator<EventPage, void, undefined> {
    for (let after = query.after; ; ) {
      const page = await this.page({ ...query, ...(after !== undefined && { after }) }, options);
      yield page;
      if (!page.hasMore) return;
      after = page.cursor;
    }
  }
}
