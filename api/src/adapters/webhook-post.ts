import { lookup as dnsLookup } from 'node:dns';
import { type ClientRequest, request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { LookupFunction } from 'node:net';
import { isLoopback, WEBHOOK_TIMEOUT_SECONDS } from '@slipway/contract';
import ipaddr from 'ipaddr.js';
import { RequestFilteringHttpAgent, RequestFilteringHttpsAgent } from 'request-filtering-agent';
import type { PostResult, WebhookPost } from '../webhooks/post.ts';

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
  const options = {
    keepAlive: true,
    timeout: IDLE_CONNECTION_MS,
    allowIPAddressList: allowed,
  };
  const connection = { lookup: checkingLookup(lookup, allowed), ...(ca && { ca }) };
  const agents = {
    'https:': new RequestFilteringHttpsAgent(options),
    'http:': new RequestFilteringHttpAgent(options),
  };
  const mayCall = (url: URL) =>
    isLoopback(url) ? allowLoopback : url.protocol === 'https:' && isNameOrPublic(url.hostname);
  const underWay = new Set<ClientRequest>();
  return {
    mayCall,
    async send(url, { headers, body }) {
      if (!mayCall(url)) return noAnswer('the address may not be called');
      const start = url.protocol === 'https:' ? httpsRequest : httpRequest;
      const request = start({
        ...connection,
        agent: agents[url.protocol as keyof typeof agents],
        method: 'POST',
        hostname: url.hostname.replace(/^\[(.*)\]$/, '$1'),
        port: url.port,
        path: `${url.pathname}${url.search}`,
        headers: {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          'user-agent': 'Slipway-Webhooks/1.0',
          ...headers,
        },
      });
      underWay.add(request);
      const timer = setTimeout(() => request.destroy(new Error('no answer in time')), timeoutMs);
      try {
        return await answerTo(request, body);
      } catch (error) {
        const stopped = error === STOPPED;
        return { ...noAnswer(error instanceof Error ? error.message : String(error)), stopped };
      } finally {
        clearTimeout(timer);
        underWay.delete(request);
      }
    },
    stop() {
      for (const request of underWay) request.destroy(STOPPED);
    },
  };
}

const STOPPED = new Error('this process has stopped');

/** All of the internet's IPv6 addresses lie here. The agent takes some others for public too. */
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

function noAnswer(reason: string): PostResult {
  return { status: null, retryAfter: null, reason, stopped: false };
}

function answerTo(request: ClientRequest, body: string): Promise<PostResult> {
  return new Promise((resolve, reject) => {
    request.on('error', reject);
    request.on('response', (response) => {
      const { statusCode: status = null } = response;
      const retryAfter = response.headers['retry-after'] ?? null;
      endBody(response, () => resolve({ status, retryAfter, reason: null, stopped: false }));
    });
    request.end(body);
  });
}

/** Reads a short body to its end and breaks off a long or slow one. */
function endBody(response: IncomingMessage, done: () => void): void {
  let bytes = 0;
  const timer = setTimeout(() => response.destroy(), BODY_MAX_MS);
  response.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > BODY_MAX_BYTES) response.destroy();
  });
  // The status is known: how the body ends does not matter.
  response.on('error', () => {});
  response.on('close', () => {
    clearTimeout(timer);
    done();
  });
}
