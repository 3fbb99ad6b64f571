import { expect, test } from 'vitest';
import { canonicalJson } from './text.ts';

test('equal values have the same JSON, whatever the order of their fields and however deep', () => {
  const one = { a: 1, trip: { pickup: 'x', people: [{ b: 1, a: 2 }] } };
  const other = { trip: { people: [{ a: 2, b: 1 }], pickup: 'x' }, a: 1 };
  expect(canonicalJson(one)).toBe(canonicalJson(other));
  expect(canonicalJson([1, 2])).not.toBe(canonicalJson([2, 1]));
});
