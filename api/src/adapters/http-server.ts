import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { FIELD_TEXT, REQUEST_MAX_SECONDS } from '@slipway/contract';
import { StartError } from '../start-error.ts';

const REQUEST_TIMEOUT_MS = REQUEST_MAX_SECONDS * 1000;
const TIMEOUT_SWEEP_MS = 1_000;
/** Longer than any answer takes; a caller who does not read for so long is gone. */
const SILENCE_MS = 30_000;
/** Longer than proxies keep theirs: none sends a request over a connection that is being closed. */
const IDLE_CONNECTION_MS = 75_000;
const IDLE_SWEEP_MS = 50;

export type Fetch = (request: Request, caller: { address: string }) => Promise<Response>;

export type HttpServer = { port: number; stop(limitMs: number): Promise<void> };

type Address = { host: string; port: number; trustedProxies: number };

/** Listens, and says in one sentence why it cannot. */
export async function listen(address: Address, fetch: Fetch): Promise<HttpServer> {
  const server = createServer(
    {
      headersTimeout: REQUEST_TIMEOUT_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
      connectionsCheckingInterval: TIMEOUT_SWEEP_MS,
      keepAliveTimeout: IDLE_CONNECTION_MS,
      requireHostHeader: false,
    },
    getRequestListener(
      (request, bindings) => {
        const incoming = bindings.incoming as IncomingMessage;
        if (namesTwoHosts(incoming)) return refuseUnreadable();
        return fetch(request, { address: callerOf(incoming, address.trustedProxies) });
      },
      {
        hostname: address.host,
        errorHandler: refuseUnreadable,
      },
    ),
  );
  server.setTimeout(SILENCE_MS);
  server.on('clientError', answerUnreadable);
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
  await started(server, address);
  return {
    port: (server.address() as AddressInfo).port,
    stop: (limitMs) => stopped(server, limitMs),
  };
}

/** A proxy may go by the other one, and ask for another company than we answer for. */
function namesTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  const names = rawHeaders.filter((_, index) => index % 2 === 0);
  return names.filter((name) => name.toLowerCase() === 'host').length > 1;
}

function refuseUnreadable(): Response {
  const headers = { Connection: 'close' };
  return Response.json(bodyError('unreadableRequest'), { status: 422, headers });
}

function bodyError(text: 'unreadableRequest' | 'requestTooSlow') {
  return { errors: { body: [FIELD_TEXT[text]] } };
}

/** Node would answer 400, 408 or 431 here, statuses that the API does not have. */
function answerUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  if (!socket.writable) return;
  const isSlow = error.code === 'ERR_HTTP_REQUEST_TIMEOUT';
  const body = JSON.stringify(bodyError(isSlow ? 'requestTooSlow' : 'unreadableRequest'));
  socket.end(
    [
      'HTTP/1.1 422 Unprocessable Entity',
      'Content-Type: application/json',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
  );
}

/** Each trusted proxy has appended the address that it saw; what comes before can be made up. */
function callerOf(incoming: IncomingMessage, trustedProxies: number): string {
  const socketAddress = incoming.socket.remoteAddress ?? 'unknown';
  if (trustedProxies === 0) return socketAddress;
  const forwarded = String(incoming.headers['x-forwarded-for'] ?? '').split(',');
  return forwarded.at(-trustedProxies)?.trim() || socketAddress;
}

function started(server: Server, { host, port }: Address): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(cannotListen(error, host, port)));
    server.listen(port, host, () => resolve());
  });
}

function cannotListen(error: NodeJS.ErrnoException, host: string, port: number): StartError {
  if (error.code === 'EADDRINUSE') {
    return new StartError(
      `Port ${port} on ${host} is taken: stop the program that uses it, or set API_PORT to another port.`,
    );
  }
  return new StartError(
    `The API cannot listen on ${host}:${port} (${error.code}): change HOST or API_PORT.`,
  );
}

/** Takes no new request, lets those under way finish, and after the limit cuts them off. */
async function stopped(server: Server, limitMs: number): Promise<void> {
  server.prependListener('request', (_request, response) => {
    response.shouldKeepAlive = false;
  });
  const sweep = setInterval(() => server.closeIdleConnections(), IDLE_SWEEP_MS);
  const cutOff = setTimeout(() => server.closeAllConnections(), limitMs);
  await new Promise<void>((resolve) => server.close(() => resolve()));
  clearInterval(sweep);
  clearTimeout(cutOff);
}
