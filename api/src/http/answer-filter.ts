import type { Operation } from '@slipway/contract';

type Filter = (value: unknown) => unknown;

/** The parts of JSON Schema that answers are made of. */
type Schema = {
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  type?: string | string[];
};

const keepAll: Filter = (value) => value;

/**
 * A function that copies exactly the fields that the answer's schema names. Whatever else a query
 * has read, a password hash for one, cannot leave.
 */
export function answerFilter(operation: Operation): Filter {
  return filterFor(operation.answer as Schema);
}

function filterFor(schema: Schema): Filter {
  const filter = filterOfValue(schema);
  const mayBeNull = Array.isArray(schema.type) && schema.type.includes('null');
  return mayBeNull && filter !== keepAll ? orNull(filter) : filter;
}

function filterOfValue(schema: Schema): Filter {
  if (schema.properties) return objectFilter(schema.properties);
  if (schema.items) return arrayFilter(schema.items);
  if (schema.anyOf) return nullableFilter(schema.anyOf);
  return keepAll;
}

function objectFilter(properties: Record<string, Schema>): Filter {
  const fields = Object.entries(properties).map(([name, schema]) => ({
    name,
    filter: filterFor(schema),
  }));
  return (value) => {
    const source = value as Record<string, unknown>;
    const kept: Record<string, unknown> = {};
    for (const { name, filter } of fields) {
      const field = source[name];
      if (field !== undefined) kept[name] = filter === keepAll ? field : filter(field);
    }
    return kept;
  };
}

function arrayFilter(items: Schema): Filter {
  const filter = filterFor(items);
  return (value) => (value as unknown[]).map(filter);
}

function nullableFilter(alternatives: Schema[]): Filter {
  const [only, ...more] = alternatives.filter((schema) => schema.type !== 'null');
  if (!only || more.length > 0) throw new Error('An answer field may be one thing or null.');
  return orNull(filterFor(only));
}

function orNull(filter: Filter): Filter {
  return (value) => (value === null ? null : filter(value));
}
