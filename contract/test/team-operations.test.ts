import { describe, expect, test } from 'vitest';
import { checkBody, findErrors, publicOperations, teamApi } from '../src/index.ts';
import { TEAM_ROUTES, type TeamOperation } from '../src/team/index.ts';

const operations: TeamOperation[] = Object.values(teamApi.operations);

test('each operation of the dashboard has its route', () => {
  const routes: Record<string, { method: string; path: string }> = TEAM_ROUTES;
  for (const { id, method, path } of operations) expect({ method, path }).toEqual(routes[id]);
  const inOneList = new Set(operations.map(({ method, path }) => `${method} ${path}`));
  expect(inOneList.size).toBe(operations.length);
});

test('the API of the dashboard cannot be published', () => {
  expect(() => publicOperations(teamApi as never)).toThrow('is not public');
});

test('what anyone may call keeps no answer for a repeated request and needs no company', () => {
  const open = operations.filter(({ permission }) => permission === 'anyone');
  expect(open.map(({ id }) => id)).toContain('signIn');
  for (const { params } of open) expect(params).toBeUndefined();
});

const exchanges = operations.flatMap((operation) =>
  Object.entries(operation.examples)
    .filter(([, { status }]) => status === 200)
    .map(([name, exchange]) => ({ id: operation.id, name, operation, exchange })),
);

describe.each(exchanges)('example $name of $id', ({ operation, exchange }) => {
  test('has an answer that fits its schema', () => {
    expect(findErrors(operation.answer, exchange.answer)).toEqual({});
  });

  test('has a request that fits', () => {
    const { body, params } = exchange;
    expect(Object.keys(params ?? {})).toEqual(Object.keys(operation.params?.properties ?? {}));
    if (operation.body) expect(checkBody(operation, body)).toMatchObject({ ok: true });
  });
});
