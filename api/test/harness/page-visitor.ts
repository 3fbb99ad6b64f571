import {
  type AnswerOf,
  type CustomerOperations,
  customerApi,
  findErrors,
  type Operation,
} from '@slipway/contract';
import { BOOKING_KEY_HEADER } from '@slipway/contract/customer';
import { expect } from 'vitest';
import type { Answer } from './test-server.ts';

type OperationId = keyof CustomerOperations;

type DataOf<Id extends OperationId> =
  AnswerOf<CustomerOperations[Id]> extends { data: infer Data } ? Data : never;

type PageCall = { query?: Record<string, string>; body?: unknown; headers?: object };

type Callee = {
  call(
    path: string,
    call: { body?: unknown; headers: Record<string, string>; host: string },
  ): Promise<Answer>;
};

/** Somebody on the pages of a company, with the key of a booking or without one. */
export class PageVisitor {
  readonly #callee: Callee;
  readonly #host: string;
  readonly #key: string | undefined;

  constructor(callee: Callee, company: string, key?: string) {
    this.#callee = callee;
    this.#host = `${company}.slipway.example`;
    this.#key = key;
  }

  /** Any answer, read with the schema of the contract when it is a 200. */
  async call(id: OperationId, { query = {}, body, headers = {} }: PageCall = {}): Promise<Answer> {
    const operation: Operation = customerApi.operations[id];
    const search = new URLSearchParams(query).toString();
    const answer = await this.#callee.call(`${operation.path}${search && `?${search}`}`, {
      host: this.#host,
      headers: { ...(this.#key && { [BOOKING_KEY_HEADER]: this.#key }), ...headers },
      ...(operation.method === 'post' && { body: body ?? {} }),
    });
    if (answer.status === 200) expect(findErrors(operation.answer, answer.json)).toEqual({});
    return answer;
  }

  /** The answer to a call that must succeed. */
  async ask<Id extends OperationId>(id: Id, call: PageCall = {}): Promise<DataOf<Id>> {
    const answer = await this.call(id, call);
    expect(answer.status, answer.text).toBe(200);
    return answer.json.data;
  }

  /** The name of the sentence with which a call must be refused. */
  async refusal(status: number, id: OperationId, call: PageCall = {}): Promise<string | null> {
    const answer = await this.call(id, call);
    expect(answer.status, answer.text).toBe(status);
    return answer.json.code;
  }
}
