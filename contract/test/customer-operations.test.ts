import { describe, expect, test } from 'vitest';
import * as exported from '../src/customer/index.ts';
import {
  checkBody,
  customerApi,
  ERROR_CATALOGUE,
  findErrors,
  type Operation,
  publicOperations,
} from '../src/index.ts';

const operations = Object.values(exported).filter(
  (value): value is Operation & typeof value => typeof value === 'object' && 'method' in value,
) as Operation[];

test('each route of the customers’ pages has its operation', () => {
  expect(operations.map(({ id }) => id).sort()).toEqual(
    Object.keys(exported.CUSTOMER_ROUTES).sort(),
  );
  const routes: Record<string, { method: string; path: string }> = exported.CUSTOMER_ROUTES;
  for (const { id, method, path } of operations) expect({ method, path }).toEqual(routes[id]);
});

test('the API of the customers’ pages cannot be published', () => {
  expect(() => publicOperations(customerApi as never)).toThrow('is not public');
});

describe.each(operations.map((operation) => [operation.id, operation] as const))(
  '%s',
  (_id, operation) => {
    const exchanges = Object.entries(operation.examples);

    test.each(exchanges)('example %s: the answer fits its schema', (_name, { status, answer }) => {
      const schema = status === 200 ? operation.answer : ERROR_CATALOGUE[status].schema;
      expect(findErrors(schema, answer)).toEqual({});
    });

    test.each(exchanges)('example %s: the request fits', (_name, { body, params }) => {
      expect(Object.keys(params ?? {})).toEqual(Object.keys(operation.params?.properties ?? {}));
      if (operation.body) expect(checkBody(operation, body)).toMatchObject({ ok: true });
    });
  },
);
