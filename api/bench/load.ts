import { connect, type Socket } from 'node:net';
import type { BenchRequest } from './operations.ts';

export const CONNECTIONS = 16;
const END_OF_HEADERS = '\r\n\r\n';

type Target = { port: number; key: string };

/** When to stop sending, and over how many connections. */
export type Stop = { milliseconds?: number; requests?: number; connections?: number };

/** Sends requests over open connections until told to stop; each must be answered with 200. */
export async function sendUntil(
  {
    milliseconds = Number.POSITIVE_INFINITY,
    requests = Number.POSITIVE_INFINITY,
    connections = CONNECTIONS,
  }: Stop,
  target: Target,
  next: () => BenchRequest,
): Promise<{ answered: number; seconds: number; median: number }> {
  const startedAt = performance.now();
  const until = startedAt + milliseconds;
  const times: number[] = [];
  const send = async () => {
    const connection = new Connection(target.port);
    while (performance.now() < until && times.length < requests) {
      const request = next();
      const sentAt = performance.now();
      const status = await connection.exchange(wireText(request, request.key ?? target.key));
      if (status !== 200) throw new Error(`${request.path} was answered with ${status}.`);
      times.push(performance.now() - sentAt);
    }
    connection.close();
  };
  await Promise.all(Array.from({ length: connections }, send));
  const seconds = (performance.now() - startedAt) / 1000;
  const median = times.sort((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0;
  return { answered: times.length, seconds, median };
}

function wireText({ path, body }: BenchRequest, key: string): string {
  const start = `${body ? 'POST' : 'GET'} ${path} HTTP/1.1\r\nHost: bench\r\nAuthorization: Bearer ${key}\r\n`;
  if (!body) return `${start}\r\n`;
  const length = Buffer.byteLength(body);
  return `${start}Content-Type: application/json\r\nContent-Length: ${length}\r\n\r\n${body}`;
}

/** One request after the other over one socket, with no more of HTTP than the two servers need. */
class Connection {
  readonly #socket: Socket;
  #received: Buffer = Buffer.alloc(0);
  #settle: { resolve: (status: number) => void; reject: (error: Error) => void } | undefined;

  constructor(port: number) {
    this.#socket = connect({ port, host: '127.0.0.1', noDelay: true });
    this.#socket.on('data', (chunk) => {
      this.#received = this.#received.length ? Buffer.concat([this.#received, chunk]) : chunk;
      this.#finishIfComplete();
    });
    this.#socket.on('error', (error) => this.#settle?.reject(error));
    this.#socket.on('close', () => this.#settle?.reject(new Error('The connection was closed.')));
  }

  exchange(text: string): Promise<number> {
    return new Promise((resolve, reject) => {
      this.#settle = { resolve, reject };
      this.#socket.write(text);
    });
  }

  close(): void {
    this.#settle = undefined;
    this.#socket.end();
  }

  #finishIfComplete(): void {
    const end = this.#received.indexOf(END_OF_HEADERS);
    if (end < 0) return;
    const headers = this.#received.toString('latin1', 0, end);
    const length = Number(/content-length: (\d+)/i.exec(headers)?.[1] ?? 0);
    if (this.#received.length < end + END_OF_HEADERS.length + length) return;
    this.#received = Buffer.alloc(0);
    this.#settle?.resolve(Number(headers.slice(9, 12)));
  }
}
