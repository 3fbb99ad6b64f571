import { Agent, request } from 'node:http';
import type { WireRequest } from './bad-request.ts';

export type WireAnswer = {
  status: number;
  headers: NodeJS.Dict<string | string[]>;
  body: string;
};

const agent = new Agent({ keepAlive: true, maxSockets: 16 });

/** Sends a request as it is, without the checks that `fetch` makes. */
export function send(url: string, { method, path, headers, body }: WireRequest) {
  const { hostname, port } = new URL(url);
  return new Promise<WireAnswer>((resolve, reject) => {
    const sent = request({ agent, hostname, port, method, path, headers }, async (response) => {
      const chunks = await response.toArray().catch(reject);
      if (!chunks) return;
      const text = Buffer.concat(chunks as Buffer[]).toString('utf8');
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
