import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One request that an endpoint was sent. */
export type ReceivedEvent = {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into events of every type.
  event: any;
};

/** How an endpoint answers: with a status, or in its own way. */
export type Answer = number | ((response: ServerResponse) => void);

/** Endpoints on this machine, one a path, that keep what they are sent. */
export class WebhookReceiver {
  readonly received: ReceivedEvent[] = [];
  /** How a path answers; one that is not named answers 204. */
  readonly answers = new Map<string, Answer>();
  readonly #server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const path = request.url ?? '/';
    this.received.push({ path, headers: request.headers, body, event: JSON.parse(body) });
    const answer = this.answers.get(path) ?? 204;
    if (typeof answer === 'number') response.writeHead(answer).end();
    else answer(response);
  });
  #port = 0;

  async open(): Promise<this> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    this.#port = (this.#server.address() as AddressInfo).port;
    return this;
  }

  url(path: string): string {
    return `http://127.0.0.1:${this.#port}${path}`;
  }

  /** What a path was sent, but for the tests of new endpoints. */
  eventsAt(path: string): ReceivedEvent[] {
    return this.received.filter((each) => each.path === path && each.event.type !== 'webhook.test');
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}
