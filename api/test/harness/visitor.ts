import { request } from 'node:http';
import {
  type CustomerOperations,
  customerApi,
  ERROR_CATALOGUE,
  type ErrorStatus,
  findErrors,
  type Operation,
} from '@slipway/contract';
import { BOOKING_KEY_HEADER, PageError } from '@slipway/contract/customer';
import { expect } from 'vitest';
import { type AnswersOf, addressOf, Calls, type OperationCall } from './caller.ts';
import type { Answer, TestServer } from './test-server.ts';

type OperationId = keyof CustomerOperations;

type VisitorOptions = { company?: string; address?: string };

/** Somebody on the pages of a company, with the cookies of a browser and the key of a booking. */
export class Visitor extends Calls<AnswersOf<CustomerOperations>> {
  readonly #server: Pick<TestServer, 'url'>;
  readonly host: string;
  readonly #address: string | undefined;
  cookie: string | undefined;
  key: string | undefined;

  constructor(
    server: Pick<TestServer, 'url'>,
    { company = 'heronbay', address }: VisitorOptions = {},
  ) {
    super();
    this.#server = server;
    this.host = `${company}.slipway.example`;
    this.#address = address;
  }

  /** Any answer, whose shape is that of the contract. */
  async call(id: OperationId, call: OperationCall = {}): Promise<Answer> {
    const operation: Operation = customerApi.operations[id];
    const answer = await this.send(operation.method, addressOf(operation, call), call);
    const [cookie] = answer.headers.getSetCookie();
    if (cookie) this.cookie = cookie.split(';')[0];
    const schema = answer.status === 200 ? operation.answer : errorSchema(answer.status);
    expect(findErrors(schema, answer.json), answer.text).toEqual({});
    return answer;
  }

  /** Sends a request as a page of the company does, or as the headers say. */
  send(
    method: string,
    path: string,
    { body, headers = {} }: Pick<OperationCall, 'body' | 'headers'> = {},
  ): Promise<Answer> {
    const sent = body === undefined ? undefined : JSON.stringify(body);
    return new Promise((resolve, reject) => {
      const outgoing = request(
        `${this.#server.url}${path}`,
        {
          method: method.toUpperCase(),
          headers: {
            Host: this.host,
            ...(method !== 'get' && !headers.Origin && { 'Sec-Fetch-Site': 'same-origin' }),
            ...(sent !== undefined && { 'Content-Type': 'application/json' }),
            ...(this.cookie && { Cookie: this.cookie }),
            ...(this.key && { [BOOKING_KEY_HEADER]: this.key }),
            ...(this.#address && { 'X-Forwarded-For': this.#address }),
            ...headers,
          },
        },
        async (incoming) => {
          const text = Buffer.concat(await incoming.toArray()).toString('utf8');
          const answered = new Headers();
          for (const [name, values] of Object.entries(incoming.headersDistinct)) {
            for (const value of values ?? []) answered.append(name, value);
          }
          const status = incoming.statusCode ?? 0;
          resolve({ status, headers: answered, text, json: jsonOf(text) });
        },
      );
      outgoing.on('error', (error: NodeJS.ErrnoException) => {
        // The server had just closed the idle connection. A browser asks again on a new one, too.
        if (outgoing.reusedSocket && error.code === 'ECONNRESET') {
          resolve(this.send(method, path, { body, headers }));
        } else {
          reject(error);
        }
      });
      outgoing.end(sent);
    });
  }
}

function errorSchema(status: number) {
  return status === 422 ? ERROR_CATALOGUE[status as ErrorStatus].schema : PageError;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
