import { setTimeout as sleep } from 'node:timers/promises';
import {
  type AnswerOf,
  ERROR_CATALOGUE,
  type ErrorStatus,
  findErrors,
  type IntegratorOperations,
  integratorApi,
  type Operation,
  type OperationId,
} from '@slipway/contract';
import { expect } from 'vitest';
import type { Answer } from './test-server.ts';

export type OperationCall = {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
  headers?: Record<string, string>;
};

/** Something that answers requests: a server in a process of its own, or the app in this one. */
export type Callee = {
  call(
    path: string,
    call: { key: string; body?: unknown; headers: Record<string, string> },
  ): Promise<Answer>;
};

/** What each operation answers. */
export type AnswersOf<Operations extends Record<string, Operation>> = {
  [Id in keyof Operations]: AnswerOf<Operations[Id]>;
};

/** Somebody who calls operations by their ID, and knows which answer must come. */
export abstract class Calls<Answers> {
  /** Any answer that the contract allows. */
  abstract call(id: keyof Answers & string, call?: OperationCall): Promise<Answer>;

  /** Any answer but that the API is busy: then it asks again, as long as the API wants it to wait. */
  async callUntilServed(id: keyof Answers & string, call: OperationCall = {}): Promise<Answer> {
    for (;;) {
      const answer = await this.call(id, call);
      if (answer.status !== 429) return answer;
      await sleep(1000 * Number(answer.headers.get('Retry-After')));
    }
  }

  /** The answer to a call that must succeed, at the latest when the API is no longer busy. */
  async ask<Id extends keyof Answers & string>(
    id: Id,
    call: OperationCall = {},
  ): Promise<Answers[Id]> {
    const answer = await this.callUntilServed(id, call);
    expect(answer.text && answer.status, answer.text).toBe(200);
    return answer.json;
  }

  /** The sentence of a call that must be refused with this status, or the name of that sentence. */
  async refusal(
    status: number,
    id: keyof Answers & string,
    call: OperationCall = {},
  ): Promise<string> {
    const answer = await this.call(id, call);
    expect(answer.status, answer.text).toBe(status);
    return answer.json.code ?? answer.json.error;
  }

  /** The messages by field of a call that must be refused with 422. */
  async problems(
    id: keyof Answers & string,
    call: OperationCall = {},
  ): Promise<Record<string, string[]>> {
    const answer = await this.call(id, call);
    expect(answer.status, answer.text).toBe(422);
    return answer.json.errors;
  }
}

/** Calls operations by their ID with one key, and reads every answer with the contract's schemas. */
export class Caller extends Calls<AnswersOf<IntegratorOperations>> {
  readonly #callee: Callee;
  readonly #key: string;

  constructor(callee: Callee, key: string) {
    super();
    this.#callee = callee;
    this.#key = key;
  }

  async call(
    id: OperationId,
    { body, headers = {}, ...call }: OperationCall = {},
  ): Promise<Answer> {
    const operation: Operation = integratorApi.operations[id];
    const answer = await this.#callee.call(addressOf(operation, call), {
      key: this.#key,
      headers,
      ...(operation.body && { body: body ?? {} }),
    });
    expectFromContract(operation, answer);
    return answer;
  }
}

/** Fails unless the status is one that the operation documents and the body has its shape. */
function expectFromContract(operation: Operation, { status, json, text }: Answer): void {
  if (status === 304) {
    expect(text).toBe('');
    return;
  }
  const schema = status === 200 ? operation.answer : ERROR_CATALOGUE[status as ErrorStatus]?.schema;
  expect(schema, `${operation.id} answered ${status}: ${text}`).toBeDefined();
  if (schema) expect(findErrors(schema, json), text).toEqual({});
}

export function addressOf(
  operation: Operation,
  { params = {}, query = {} }: OperationCall,
): string {
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name) => params[name] ?? '');
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (Array.isArray(value)) {
      for (const item of value) search.append(`${name}[]`, String(item));
    } else if (typeof value === 'object' && value !== null) {
      for (const [part, inner] of Object.entries(value)) search.set(`${name}[${part}]`, inner);
    } else {
      search.set(name, String(value));
    }
  }
  return search.size > 0 ? `${path}?${search}` : path;
}
