import { describe, expect, test } from 'vitest';
import {
  checkBody,
  checkQuery,
  ERROR_CATALOGUE,
  errorStatusesOf,
  FIELD_TEXT,
  findErrors,
  integratorApi,
  type Operation,
} from '../src/index.ts';

const SPECIFIED = [
  'GET /me',
  'GET /v1/docks',
  'GET /v1/docks/{id}',
  'GET /v1/boat-models',
  'GET /v1/boat-models/{id}',
  'GET /v1/customers',
  'POST /v1/customers',
  'GET /v1/customers/search',
  'GET /v1/customers/{id}',
  'POST /v1/customers/{id}',
  'GET /v1/customer-types',
  'GET /v1/bookings',
  'POST /v1/bookings',
  'GET /v1/bookings/{id}',
  'POST /v1/bookings/{id}',
  'GET /v1/tax-rates',
  'GET /v1/vat-rates',
  'GET /v1/availability',
];

/** What came beside the specification. */
const BESIDE = [
  'GET /v1/add-ons',
  'GET /v1/start-times',
  'POST /v1/quotes',
  'POST /v1/bookings/{id}/confirm',
  'GET /v1/bookings/{id}/cancellation',
  'POST /v1/bookings/{id}/cancel',
  'GET /v1/events',
  'GET /v1/webhooks',
  'POST /v1/webhooks',
  'POST /v1/webhooks/{id}',
  'GET /v1/webhooks/{id}/deliveries',
  'POST /v1/webhooks/{id}/replay',
  'POST /v1/webhooks/{id}/remove',
];

/** Findings that need stored data; the API's own tests show these exchanges. */
const NEEDS_DATA: string[] = [FIELD_TEXT.duplicateEmail, FIELD_TEXT.doesNotExist];

function toSearch(query: Record<string, unknown> = {}): URLSearchParams {
  const pairs = Object.entries(query).flatMap(([name, value]): [string, string][] =>
    Array.isArray(value)
      ? value.map((item) => [`${name}[]`, String(item)])
      : typeof value === 'object' && value !== null
        ? Object.entries(value).map(([part, inner]) => [`${name}[${part}]`, String(inner)])
        : [[name, String(value)]],
  );
  return new URLSearchParams(pairs);
}

const all = Object.entries<Operation>(integratorApi.operations);

test('the operations are those of the specification and those that came beside it', () => {
  const named = all.map(([, { method, path }]) => `${method.toUpperCase()} ${path}`);
  expect(named.filter((name) => !BESIDE.includes(name))).toEqual(SPECIFIED);
  expect(named.filter((name) => BESIDE.includes(name))).toEqual(BESIDE);
});

test('an operation is filed under its own ID', () => {
  for (const [id, operation] of all) expect(operation.id).toBe(id);
});

describe.each(all)('%s', (_id, operation) => {
  const exchanges = Object.entries(operation.examples);

  test('shows each answer of its own by an example', () => {
    const shown = new Set(exchanges.map(([, { status }]) => status));
    expect([...shown].sort()).toEqual([200, ...operation.errors].sort());
    expect(errorStatusesOf(operation)).toEqual(expect.arrayContaining([...operation.errors]));
  });

  test.each(exchanges)('example %s: the answer fits its schema', (_name, { status, answer }) => {
    const schema = status === 200 ? operation.answer : ERROR_CATALOGUE[status].schema;
    expect(findErrors(schema, answer)).toEqual({});
  });

  test.each(exchanges)('example %s: the request is judged as it says', (_name, exchange) => {
    const { body, query, params, status, answer } = exchange;
    expect(Object.keys(params ?? {})).toEqual(Object.keys(operation.params?.properties ?? {}));
    const expected = status === 422 ? (answer as { errors: Record<string, string[]> }).errors : {};
    const onlyByData = Object.values(expected)
      .flat()
      .every((text) => NEEDS_DATA.includes(text));
    const checked = operation.body
      ? checkBody(operation, body)
      : checkQuery(operation, toSearch(query));
    if (status === 422 && !onlyByData) expect(checked).toEqual({ ok: false, errors: expected });
    else expect(checked).toMatchObject({ ok: true });
  });
});
