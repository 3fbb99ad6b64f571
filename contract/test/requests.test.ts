import { expect, test } from 'vitest';
import { customerApi, integratorApi, type Operation, teamApi } from '../src/index.ts';

type Schema = {
  type?: string | string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  minimum?: number;
  exclusiveMinimum?: number;
  maximum?: number;
};

const operations = [integratorApi, customerApi, teamApi].flatMap((api) =>
  Object.values<Operation>(api.operations),
);

/** The numbers that a request may hold, by their place. */
function numbersIn(schema: Schema | undefined, place: string): [string, Schema][] {
  if (!schema) return [];
  const isNumber = [schema.type].flat().some((type) => type === 'integer' || type === 'number');
  return [
    ...(isNumber ? [[place, schema] as [string, Schema]] : []),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, inner]) =>
      numbersIn(inner, `${place}.${name}`),
    ),
    ...numbersIn(schema.items, `${place}[]`),
    ...(schema.anyOf ?? []).flatMap((choice) => numbersIn(choice, place)),
  ];
}

test('every number that can be sent has limits, within what the database holds', () => {
  const numbers = operations.flatMap(({ id, params, query, body }) =>
    [params, query, body].flatMap((part) => numbersIn(part as Schema | undefined, id)),
  );
  expect(numbers.length).toBeGreaterThan(50);
  const without = numbers.filter(([, { minimum, exclusiveMinimum, maximum }]) => {
    const lowest = minimum ?? exclusiveMinimum ?? Number.NEGATIVE_INFINITY;
    return lowest < -(2 ** 31) || (maximum ?? Number.POSITIVE_INFINITY) >= 2 ** 31;
  });
  expect(without.map(([place]) => place)).toEqual([]);
});
