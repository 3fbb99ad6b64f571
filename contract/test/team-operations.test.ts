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

describe.each(operations.map((operation) => [operation.id, operation] as const))(
  '%s',
  (_id, operation) => {
    const exchanges = Object.entries(operation.examples).filter(([, { status }]) => status === 200);

    test.each(exchanges)('example %s: the answer fits its schema', (_name, { answer }) => {
      expect(findErrors(operation.answer, answer)).toEqual({});
    });

    test.each(exchanges)('example %s: the request fits', (_name, { body, params }) => {
      expect(Object.keys(params ?? {})).toEqual(Object.keys(operation.params?.properties ?? {}));
      if (operation.body) expect(checkBody(operation, body)).toMatchObject({ ok: true });
    });
  },
);
