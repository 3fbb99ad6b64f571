import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll } from 'vitest';
import { Slipway, type SlipwayOptions } from '../src/index.ts';

/** What the server does with one request. */
export type Step = (response: ServerResponse, request: IncomingMessage) => void;

interface SeenRequest {
  at: number;
  method: string;
  url: string;
  headers: IncomingMessage['headers'];
  body: string;
}

export function answer(status: number, body: unknown, headers: Record<string, string> = {}): Step {
  return (response) => {
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  };
}

export const data = (value: unknown) => answer(200, { data: value });

export const resetConnection: Step = (response) => response.socket?.resetAndDestroy();

export const halfAnAnswer: Step = (response) => {
  response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '1000' });
  response.write('{"data":', () => response.socket?.destroy());
};

export const silence: Step = () => {};

const servers: Server[] = [];

afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});

/** A server on loopback that takes one step after the other; the last one is repeated. */
export async function scriptedServer(...steps: Step[]) {
  const seen: SeenRequest[] = [];
  const server = createServer(async (request, response) => {
    const at = performance.now();
    const { method = '', url = '', headers } = request;
    seen.push({ at, method, url, headers, body: await text(request) });
    (steps[seen.length - 1] ?? steps.at(-1))?.(response, request);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  servers.push(server);
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, seen };
}

/** A client whose server takes the steps, with what the server saw. */
export async function scripted(steps: Step[], options: Partial<SlipwayOptions> = {}) {
  const { url, seen } = await scriptedServer(...steps);
  return { slipway: new Slipway({ apiKey: 'test-key', baseUrl: url, ...options }), seen, url };
}
