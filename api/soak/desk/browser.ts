import { randomUUID } from 'node:crypto';
import { type IncomingMessage, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  type AnswerOf,
  type CustomerOperations,
  customerApi,
  type Operation,
  REQUEST_HEADER,
  type TeamOperations,
  teamApi,
} from '@slipway/contract';
import { BOOKING_KEY_HEADER } from '@slipway/contract/customer';
import type { Tally } from '../tally.ts';

type Operations = TeamOperations & Omit<CustomerOperations, keyof TeamOperations>;
type Id = keyof Operations;

/** An answer, or the sentence with which it was refused. */
export type Answered<Name extends Id> =
  | { refused: false; data: AnswerOf<Operations[Name]> extends { data: infer Data } ? Data : never }
  | { refused: true; code: string | null };

interface Sent {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: object;
}

const ANSWER_WITHIN_MS = 30_000;
const GIVE_UP_AFTER_MS = 60_000;
const RETRY_AFTER_MS = 300;

/** A browser of somebody at the desk or at home. It asks the processes in turn, and again until there is an answer. */
export class Browser {
  readonly #urls: readonly string[];
  readonly #tally: Tally;
  readonly #host: string;
  readonly #address: string;
  #turn: number;
  cookie: string | undefined;
  key: string | undefined;

  constructor(urls: readonly string[], tally: Tally, host: string, number: number) {
    this.#urls = urls;
    this.#tally = tally;
    this.#host = host;
    this.#address = `198.51.${host.startsWith('dashboard') ? 100 : 101}.${number}`;
    this.#turn = number;
  }

  async ask<Name extends Id>(id: Name, sent: Sent = {}): Promise<Answered<Name>> {
    const operation = (
      id in teamApi.operations && this.#host.startsWith('dashboard')
        ? teamApi.operations[id as keyof TeamOperations]
        : customerApi.operations[id as keyof CustomerOperations]
    ) as Operation;
    const path = pathOf(operation.path, sent);
    const body = operation.method === 'post' ? JSON.stringify(sent.body ?? {}) : undefined;
    const headers =
      body === undefined ? {} : { [REQUEST_HEADER.idempotencyKey.name]: randomUUID() };
    const giveUpAt = Date.now() + GIVE_UP_AFTER_MS;
    for (;;) {
      const begun = performance.now();
      const { status, text } = await this.#attempt(operation.method, path, headers, body);
      if (status === 200) {
        this.#tally.answered(id, performance.now() - begun);
        return { refused: false, data: JSON.parse(text).data };
      }
      if (status === 406) {
        this.#tally.answered(id, performance.now() - begun);
        return { refused: true, code: JSON.parse(text).code ?? null };
      }
      if (status !== 429) this.#tally.failed(status === 0 ? text : `status ${status}`);
      const isFinal = status !== 0 && status !== 429 && status < 500;
      if (isFinal || Date.now() > giveUpAt)
        throw new Error(`${id} was answered with ${status}: ${text}`);
      await sleep(RETRY_AFTER_MS);
    }
  }

  /** Where a page sends the browser on to. */
  async redirected(path: string): Promise<string> {
    const giveUpAt = Date.now() + GIVE_UP_AFTER_MS;
    for (;;) {
      const { status, text, location } = await this.#attempt('get', path, {}, undefined);
      if (location !== undefined) return location;
      this.#tally.failed(status === 0 ? text : `status ${status}`);
      if (Date.now() > giveUpAt) throw new Error(`${path} was answered with ${status}: ${text}`);
      await sleep(RETRY_AFTER_MS);
    }
  }

  /** Opens a stream at one of the processes. */
  open(path: string, process: number): Promise<IncomingMessage> {
    return this.#send(process, 'get', path, { Accept: 'text/event-stream' }, undefined, false);
  }

  async #attempt(method: string, path: string, headers: object, body: string | undefined) {
    this.#turn += 1;
    try {
      const incoming = await this.#send(this.#turn, method, path, headers, body, true);
      const text = Buffer.concat(await incoming.toArray()).toString('utf8');
      const [cookie] = incoming.headers['set-cookie'] ?? [];
      if (cookie) this.cookie = cookie.split(';')[0];
      return { status: incoming.statusCode ?? 0, text, location: incoming.headers.location };
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      return { status: 0, text: code ?? message, location: undefined };
    }
  }

  #send(
    process: number,
    method: string,
    path: string,
    headers: object,
    body: string | undefined,
    isShort: boolean,
  ): Promise<IncomingMessage> {
    return new Promise((resolve, reject) => {
      const outgoing = request(
        `${this.#urls[process % this.#urls.length]}${path}`,
        {
          method: method.toUpperCase(),
          headers: {
            Host: this.#host,
            ...(method !== 'get' && { 'Sec-Fetch-Site': 'same-origin' }),
            ...(body !== undefined && { 'Content-Type': 'application/json' }),
            ...(this.cookie && { Cookie: this.cookie }),
            ...(this.key && { [BOOKING_KEY_HEADER]: this.key }),
            'X-Forwarded-For': this.#address,
            ...headers,
          },
          ...(isShort && { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) }),
        },
        resolve,
      );
      outgoing.on('error', reject);
      outgoing.end(body);
    });
  }
}

function pathOf(path: string, { params = {}, query }: Sent): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name) => params[name] ?? '');
  return query ? `${filled}?${new URLSearchParams(query)}` : filled;
}
