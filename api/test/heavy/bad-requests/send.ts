import { Agent, request } from 'node:http';
import type { WireRequest } from './bad-request.ts';

export type WireAnswer = {
  status: number;
  headers: NodeJS.Dict<string | string[]>;
  body: string;
};

const agent = new Agent({ keepAlive: true, maxSockets: 16 });

/** Sends a request as it is, without the checks that `fetch` makes; fails when it has no answer in time. */
export function send(
  url: string,
  { method, path, headers, body }: WireRequest,
  { withinMs = 60_000 } = {},
) {
  const { hostname, port } = new URL(url);
  return new Promise<WireAnswer>((resolve, reject) => {
    const signal = AbortSignal.timeout(withinMs);
    const options = { agent, hostname, port, method, path, headers, signal };
    const sent = request(options, async (response) => {
      const chunks = await response.toArray().catch(reject);
      if (!chunks) return;
      const text = Buffer.concat(chunks as Buffer[]).toString('utf8');
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text });
    });
    sent.on('error', (error) =>
      reject(signal.aborted ? new Error(`No answer in ${withinMs / 1000} s`) : error),
    );
    sent.end(body);
  });
}
