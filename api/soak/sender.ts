import { setTimeout as sleep } from 'node:timers/promises';
import {
  ANSWER_HEADER,
  type AnswerOf,
  type IntegratorOperations,
  type OperationId,
  REQUEST_HEADER,
} from '@slipway/contract';
import { type Tally, WITHOUT_RETRY_AFTER } from './tally.ts';

const ANSWER_WITHIN_MS = 20_000;
const GIVE_UP_AFTER_MS = 60_000;
const RETRY_AFTER_MS = 200;

export type SoakRequest = { path: string; body?: object; idempotencyKey?: string };

/** An answer, or that there was no boat. */
export type SoakAnswer<Id extends OperationId> =
  | { status: 200; json: AnswerOf<IntegratorOperations[Id]>; attempts: number }
  | { status: 406 };

/** Sends requests to the processes in turn, and again until there is an answer. */
export class Sender {
  readonly #urls: readonly string[];
  readonly #key: string;
  readonly #tally: Tally;
  #turn = 0;

  constructor(urls: readonly string[], key: string, tally: Tally) {
    this.#urls = urls;
    this.#key = key;
    this.#tally = tally;
  }

  async send<Id extends OperationId>(operation: Id, request: SoakRequest): Promise<SoakAnswer<Id>> {
    const giveUpAt = Date.now() + GIVE_UP_AFTER_MS;
    const firstSentAt = performance.now();
    for (let attempts = 1; ; attempts += 1) {
      const sentAt = performance.now();
      const { status, text, says } = await this.#attempt(request);
      if (status === 200 || status === 406) {
        this.#tally.answered(operation, performance.now() - sentAt);
        if (status === 406) return { status };
        if (request.body) this.#tally.acknowledged(performance.now() - firstSentAt);
        return { status, json: JSON.parse(text), attempts };
      }
      this.#tally.failed(says);
      const isFinal = status !== 0 && status !== 429 && status < 500;
      if (isFinal || Date.now() > giveUpAt) {
        throw new Error(`${operation} was answered with ${status}: ${text}`);
      }
      await sleep(RETRY_AFTER_MS);
    }
  }

  /** The status is 0 when there was no answer; the text then says why. */
  async #attempt({ path, body, idempotencyKey }: SoakRequest) {
    this.#turn += 1;
    const url = this.#urls[this.#turn % this.#urls.length];
    try {
      const answer = await fetch(`${url}${path}`, {
        method: body ? 'POST' : 'GET',
        headers: {
          Authorization: `Bearer ${this.#key}`,
          'Content-Type': 'application/json',
          ...(idempotencyKey && { [REQUEST_HEADER.idempotencyKey.name]: idempotencyKey }),
        },
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
      });
      const { status, headers } = answer;
      const promise = headers.has(ANSWER_HEADER.retryAfter.name) ? '' : ` ${WITHOUT_RETRY_AFTER}`;
      return { status, text: await answer.text(), says: `status ${status}${promise}` };
    } catch (error) {
      const { name, cause } = error as Error & { cause?: { code?: string } };
      const text = cause?.code ?? name;
      return { status: 0, text, says: text };
    }
  }
}
