import type { Operation } from '@slipway/contract';
import type { OperationCall } from '../../harness/caller.ts';
import { type Schema, sampleOf, sampleRequest } from '../../harness/sample-request.ts';
import { type Edges, edgesOf } from './edges.ts';

/** A field of a request, such as `['body', 'addOns', '0', 'quantity']`, and the edges it has. */
type Place = { path: readonly string[]; edges: Edges; isNumber: boolean };

/** What a test knows better than the examples: the value of a field by its name and its example. */
export type Correct = (name: string, example: unknown) => unknown;

/**
 * The requests of an operation at the edges of its dates, months, moments and numbers: one field
 * after the other, and all of a kind at once, because a rule over two fields refuses one alone.
 */
export function edgeCalls(operation: Operation, correct: Correct): OperationCall[] {
  const base = corrected(sampleRequest(operation), correct) as OperationCall;
  const places = (['query', 'body'] as const).flatMap((part) =>
    placesIn((operation as Record<typeof part, unknown>)[part] as Schema | undefined, [part]),
  );
  const put = (call: OperationCall, { path }: Place, value: unknown) =>
    withValue(operation as unknown as Schema, call, path, value) as OperationCall;
  const single = places.flatMap((place) =>
    place.edges.values.map((value) => put(base, place, value)),
  );
  const [times, numbers] = [false, true].map((isNumber) =>
    places.filter((place) => place.isNumber === isNumber),
  ) as [Place[], Place[]];
  const together = [times, numbers, [...times, ...numbers]].flatMap((some) => {
    const all = (choose: (edges: Edges, index: number) => unknown) =>
      some.reduce((call, place, index) => put(call, place, choose(place.edges, index)), base);
    return [
      all(({ smallest }, index) => smallest(index)),
      all(({ largest }, index) => largest(Math.max(0, times.length - 1 - index))),
      all(({ smallest, largest }, index) => (index === 0 ? smallest(0) : largest(0))),
    ];
  });
  const calls = places.length === 0 ? [] : [...single, ...together];
  return [...new Map(calls.map((call) => [JSON.stringify(call), call])).values()];
}

function placesIn(schema: Schema | undefined, path: readonly string[]): Place[] {
  if (!schema) return [];
  const edges = edgesOf(schema);
  const isNumber = typeof edges?.values[0] === 'number';
  return [
    ...(edges ? [{ path, edges, isNumber }] : []),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, inner]) =>
      placesIn(inner, [...path, name]),
    ),
    ...placesIn(schema.items, [...path, '0']),
    ...(schema.anyOf ?? []).flatMap((choice) => placesIn(choice, path)),
  ];
}

/** A copy with one field replaced; what it lies in is made of examples where it is missing. */
function withValue(
  schema: Schema | undefined,
  sample: unknown,
  [name, ...rest]: readonly string[],
  value: unknown,
): unknown {
  if (name === undefined) return value;
  const choice = schema?.anyOf?.find(({ properties, items }) => properties ?? items);
  if (choice) return withValue(choice, sample, [name, ...rest], value);
  if (schema?.items) {
    const [first, ...others] = (sample as unknown[] | undefined | null) ?? [];
    return [withValue(schema.items, first ?? sampleOf(schema.items), rest, value), ...others];
  }
  // The parts of an operation, its query and its body, are named as the fields of a schema are.
  const inner =
    schema?.properties?.[name] ?? (schema as Record<string, Schema> | undefined)?.[name];
  const record = (sample ?? sampleOf(schema) ?? {}) as Record<string, unknown>;
  return { ...record, [name]: withValue(inner, record[name], rest, value) };
}

function corrected(sample: unknown, correct: Correct): unknown {
  if (Array.isArray(sample)) return sample.map((item) => corrected(item, correct));
  if (typeof sample !== 'object' || sample === null) return sample;
  return Object.fromEntries(
    Object.entries(sample).map(([name, value]) => [name, correct(name, corrected(value, correct))]),
  );
}
