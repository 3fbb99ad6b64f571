import {
  ANSWER_HEADER,
  ERROR_TEXT,
  EXAMPLE_ID,
  type Exchange,
  integratorApi,
  type Operation,
  type OperationId,
  REQUEST_HEADER,
} from '@slipway/contract';
import { expect, test } from 'vitest';
import type { Caller, OperationCall } from '../harness/caller.ts';

const inReadingOrder = Object.values<Operation>(integratorApi.operations).toSorted((one, other) =>
  one.method.localeCompare(other.method),
);
export const ids = inReadingOrder.map(({ id }) => id as OperationId);
const reads = ids.filter((id) => integratorApi.operations[id].method === 'get');
const byId = ids.filter((id) => 'params' in integratorApi.operations[id]);

type NamedExchange = [id: OperationId, name: string, exchange: Exchange];

/** Reads first, while everything is still as the examples say. */
const exchanges = inReadingOrder.flatMap(({ id, examples }) =>
  Object.entries(examples).map(
    ([name, exchange]): NamedExchange => [id as OperationId, name, exchange],
  ),
);

/** A request that succeeds. */
export function goodCall(id: OperationId): OperationCall {
  const [, , exchange] = exchanges.find(([of, , { status }]) => of === id && status === 200) ?? [];
  return { params: exchange?.params, query: exchange?.query, body: exchange?.body };
}

/** What nobody can foresee: IDs and secrets of what is made, and when something was changed. */
function openFields(id: OperationId): string[] {
  if (id === 'createWebhook') return ['id', 'secret'];
  return integratorApi.operations[id].method === 'post' ? ['bookingId', 'updatedAt'] : [];
}

/** All of an answer that can be foreseen. */
function foreseeable(answer: unknown, id: OperationId): unknown {
  const open = openFields(id);
  const text = JSON.stringify(answer, (key, value) => (open.includes(key) ? undefined : value));
  return JSON.parse(text);
}

/** The small world of the examples, wherever the app runs. */
export type DocumentedWorld = {
  heronBay: Caller;
  kestrelQuay: Caller;
  agency: Caller;
  /** With a key that is not quite one. */
  mistyped: Caller;
  /** Like Heron Bay, with refusals of its own to collect. */
  presumptuous: Caller;
  /** Stores the webhook endpoint again that one of the examples removes. */
  bringBackEndpoint: () => Promise<void>;
  requestsPerMinute: number;
};

/** What the reference promises of every operation; each host of the app must keep it. */
export function keepsTheContract(world: () => DocumentedWorld): void {
  test.each(exchanges)('%s, %s: is answered as the reference shows', async (...named) => {
    const [id, name, exchange] = named;
    const { agency, heronBay, bringBackEndpoint } = world();
    const caller = name === 'severalCompanies' ? agency : heronBay;
    const { status, json } = await caller.call(id, exchange);
    expect(status, JSON.stringify(json)).toBe(exchange.status);
    expect(foreseeable(json, id)).toEqual(foreseeable(exchange.answer, id));
    if (id === 'removeWebhook') await bringBackEndpoint();
  });

  test.each(reads)('304: %s has not changed since its ETag', async (id) => {
    const { heronBay } = world();
    const first = await heronBay.call(id, goodCall(id));
    expect(first.status).toBe(200);
    const mark = first.headers.get(ANSWER_HEADER.etag.name) ?? '';
    const headers = { [REQUEST_HEADER.ifNoneMatch.name]: mark };
    const again = await heronBay.call(id, { ...goodCall(id), headers });
    expect(again.status).toBe(304);
  });

  test.each(ids)('401: %s refuses a key that does not exist', async (id) => {
    expect(await world().mistyped.refusal(401, id, goodCall(id))).toBe(ERROR_TEXT.invalidKey);
  });

  test.each(ids)('401: %s refuses a company that the key may not work for', async (id) => {
    const headers = { [REQUEST_HEADER.tenantId.name]: EXAMPLE_ID.kestrelQuay };
    const answer = await world().presumptuous.refusal(401, id, { ...goodCall(id), headers });
    expect(answer).toBe(ERROR_TEXT.foreignTenant);
  });

  test.each(byId)('404: %s answers an ID that is none like one that is unknown', async (id) => {
    const call = { ...goodCall(id), params: { id: 'R7K2QD' } };
    expect(await world().heronBay.refusal(404, id, call)).toMatch(
      /^Not found\. There is no .* R7K2QD\.$/,
    );
  });

  test.each(byId)('404: %s hides what belongs to another company', async (id) => {
    const { heronBay, kestrelQuay } = world();
    const mine = await heronBay.call(id, goodCall(id));
    expect(mine.status).not.toBe(404);
    expect(await kestrelQuay.refusal(404, id, goodCall(id))).toMatch(/^Not found\. /);
  });

  test('429: every operation has to wait after too many requests', async () => {
    const { agency, requestsPerMinute } = world();
    const exhaust = async () => {
      for (let request = 0; request < requestsPerMinute / 8; request += 1)
        await agency.call('getMe');
    };
    await Promise.all(Array.from({ length: 8 }, exhaust));
    for (const id of ids) {
      const answer = await agency.call(id, goodCall(id));
      expect(answer.status, id).toBe(429);
      expect(answer.json.error).toBe(ERROR_TEXT.tooManyAttempts);
      expect(Number(answer.headers.get(ANSWER_HEADER.retryAfter.name))).toBeGreaterThan(0);
    }
  });
}
