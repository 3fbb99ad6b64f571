import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

const HOST = '127.0.0.1';
const BODY_MAX_BYTES = 64 * 1024;

export type ReceivedRequest = {
  headers: Readonly<Record<string, string | undefined>>;
  body: string;
};

export type WebhookListener = { url: string; close(): void };

/** Listens on this machine and answers each request with the status that it is told. */
export async function listenForWebhooks(
  port: number,
  receive: (request: ReceivedRequest) => Promise<number>,
): Promise<WebhookListener> {
  const server = createServer(async (request, response) => {
    const body = await bodyOf(request);
    const headers = request.headers as ReceivedRequest['headers'];
    const status = body === undefined ? 413 : await receive({ headers, body });
    response.writeHead(status).end();
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, HOST, resolve);
  });
  const address = server.address() as AddressInfo;
  return {
    url: `http://${HOST}:${address.port}/`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function bodyOf(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > BODY_MAX_BYTES) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
