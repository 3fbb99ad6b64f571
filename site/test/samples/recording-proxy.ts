import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request that a sample sent, with the answer that the API gave. */
export interface Exchanged {
  method: string;
  path: string;
  query: Record<string, string>;
  authorization: string | undefined;
  body: unknown;
  status: number;
  answer: unknown;
}

/** Stands between samples and the API, passes everything on, and remembers it. */
export class RecordingProxy {
  readonly #server: Server;
  #seen: Exchanged[] = [];

  private constructor(server: Server) {
    this.#server = server;
  }

  static async start(apiUrl: string): Promise<RecordingProxy> {
    const server = createServer();
    const proxy = new RecordingProxy(server);
    server.on('request', async (received, response) => {
      const sent = await read(received);
      const passedOn = request(new URL(received.url ?? '/', apiUrl), {
        method: received.method,
        headers: received.headers,
      });
      passedOn.end(sent);
      const [answered] = (await once(passedOn, 'response')) as [IncomingMessage];
      const answer = await read(answered);
      proxy.#seen.push(exchanged(received, sent, answered.statusCode ?? 0, answer));
      response.writeHead(answered.statusCode ?? 0, answered.headers).end(answer);
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return proxy;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** What was exchanged since this was last asked. */
  takeSeen(): Exchanged[] {
    const seen = this.#seen;
    this.#seen = [];
    return seen;
  }

  async stop(): Promise<void> {
    this.#server.close();
    this.#server.closeAllConnections();
    await once(this.#server, 'close');
  }
}

async function read(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function exchanged(
  received: IncomingMessage,
  sent: Buffer,
  status: number,
  answer: Buffer,
): Exchanged {
  const { pathname, searchParams } = new URL(received.url ?? '/', 'http://proxy');
  return {
    method: received.method ?? '',
    path: pathname,
    query: Object.fromEntries(searchParams),
    authorization: received.headers.authorization,
    body: sent.length > 0 ? JSON.parse(sent.toString()) : undefined,
    status,
    answer: JSON.parse(answer.toString()),
  };
}
