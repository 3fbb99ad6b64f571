import { lookup as dnsLookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { isLoopback, WEBHOOK_TIMEOUT_SECONDS } from '@slipway/contract';
import ipaddr from 'ipaddr.js';
import { Agent, buildConnector, type Dispatcher } from 'undici';
import type { PostResult, WebhookPost } from '../ports/webhook-post.ts';

const LOOPBACK_ADDRESSES = ['127.0.0.1', '::1'];
/** An answer counts by its status; so much of its body is read to use the connection again. */
const BODY_MAX_BYTES = 16 * 1024;
const BODY_MAX_MS = 1_000;
const IDLE_CONNECTION_MS = 10_000;

type PostOptions = {
  /** Whether the machine itself may be called, also without TLS. */
  allowLoopback: boolean;
  timeoutMs?: number;
  /** How names become addresses, and whom to trust, for tests. */
  lookup?: LookupFunction;
  ca?: string;
};

/**
 * Calls the endpoints of others and nothing of ours: each address, typed or looked up, is checked
 * where the connection is made, redirects are not followed, and no answer lasts.
 */
export function webhookPost({
  allowLoopback,
  timeoutMs = WEBHOOK_TIMEOUT_SECONDS * 1000,
  lookup = dnsLookup as LookupFunction,
  ca,
}: PostOptions): WebhookPost {
  const allowed = allowLoopback ? LOOPBACK_ADDRESSES : [];
  const connect = buildConnector({
    lookup: checkingLookup(lookup, allowed),
    timeout: timeoutMs,
    ...(ca && { ca }),
  });
  const agent = new Agent({
    connect: checkingConnector(connect, allowed),
    keepAliveTimeout: IDLE_CONNECTION_MS,
    // A request has one limit for all of it, and its body another.
    headersTimeout: 0,
    bodyTimeout: 0,
  });
  const mayCall = (url: URL) =>
    isLoopback(url) ? allowLoopback : url.protocol === 'https:' && isNameOrPublic(url.hostname);
  const underWay = new Set<Exchange>();
  return {
    mayCall,
    send(url, { headers, body }) {
      if (!mayCall(url)) return Promise.resolve(noAnswer('the address may not be called'));
      return new Promise((resolve) => {
        const exchange = new Exchange(timeoutMs, (result) => {
          underWay.delete(exchange);
          resolve(result);
        });
        underWay.add(exchange);
        agent.dispatch(
          {
            origin: url.origin,
            method: 'POST',
            path: `${url.pathname}${url.search}`,
            headers: {
              'content-type': 'application/json',
              'user-agent': 'Slipway-Webhooks/1.0',
              ...headers,
            },
            body,
          },
          exchange,
        );
      });
    },
    stop() {
      for (const exchange of underWay) exchange.giveUp(STOPPED);
    },
  };
}

const STOPPED = new Error('this process has stopped');

/** One request and its answer, as undici tells about them. It ends once, with what is known then. */
class Exchange implements Dispatcher.DispatchHandler {
  readonly #done: (result: PostResult) => void;
  #timer: NodeJS.Timeout;
  #controller: Dispatcher.DispatchController | undefined;
  #givenUp: Error | undefined;
  #answer: PostResult | undefined;
  #bodyBytes = 0;
  #isOver = false;

  constructor(timeoutMs: number, done: (result: PostResult) => void) {
    this.#done = done;
    this.#timer = setTimeout(() => this.giveUp(new Error('no answer in time')), timeoutMs);
  }

  /** Lets go of the connection, also when it comes about only later. */
  giveUp(reason: Error): void {
    this.#givenUp = reason;
    this.#controller?.abort(reason);
    this.#end(reason);
  }

  #end(error?: Error & { code?: string }): void {
    if (this.#isOver) return;
    this.#isOver = true;
    clearTimeout(this.#timer);
    // With a status it does not matter how the body ends.
    this.#done(
      this.#answer ?? {
        ...noAnswer(error?.message || error?.code || 'there was no answer'),
        stopped: error === STOPPED,
      },
    );
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller;
    if (this.#givenUp) controller.abort(this.#givenUp);
  }

  onResponseStart(
    _controller: Dispatcher.DispatchController,
    status: number,
    headers: Record<string, string | string[] | undefined>,
  ): void {
    if (status < 200) return;
    const [retryAfter = null] = [headers['retry-after']].flat();
    this.#answer = { status, retryAfter, reason: null, stopped: false };
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.giveUp(new Error('the body is slow')), BODY_MAX_MS);
  }

  onResponseData(_controller: Dispatcher.DispatchController, chunk: Buffer): void {
    this.#bodyBytes += chunk.length;
    if (this.#bodyBytes > BODY_MAX_BYTES) this.giveUp(new Error('the body is long'));
  }

  onResponseEnd(): void {
    this.#end();
  }

  onResponseError(_controller: Dispatcher.DispatchController, error: Error): void {
    this.#end(error);
  }
}

/** All of the internet's IPv6 addresses lie here. */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3');

function isPublic(address: string): boolean {
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed instanceof ipaddr.IPv4 || parsed.match(GLOBAL_IPV6);
}

/** Whether a host is a name, which is looked up later, or an address that may be called. */
function isNameOrPublic(hostname: string): boolean {
  const address = hostname.replace(/^\[(.*)\]$/, '$1');
  return !ipaddr.isValid(address) || isPublic(address);
}

/** Looks a name up and refuses it as a whole when it leads to one address that is not allowed. */
function checkingLookup(lookup: LookupFunction, allowed: readonly string[]): LookupFunction {
  return (hostname, options, callback) =>
    lookup(hostname, options, (error, found, family) => {
      const addresses = typeof found === 'string' ? [found] : found?.map(({ address }) => address);
      const refused = addresses?.find((each) => !allowed.includes(each) && !isPublic(each));
      if (refused === undefined) callback(error, found, family);
      else callback(new Error(`${hostname} leads to ${refused}, which is not allowed`), []);
    });
}

/** Sends nothing over a connection whose other end is not allowed, however it came about. */
function checkingConnector(
  connect: buildConnector.connector,
  allowed: readonly string[],
): buildConnector.connector {
  return (options, callback) =>
    connect(options, (error, socket) => {
      if (error) return callback(error, null);
      const address = socket.remoteAddress;
      if (address && (allowed.includes(address) || isPublic(address))) {
        return callback(null, socket);
      }
      socket.destroy();
      callback(new Error(`${options.hostname} leads to ${address}, which is not allowed`), null);
    });
}

function noAnswer(reason: string): PostResult {
  return { status: null, retryAfter: null, reason, stopped: false };
}
