import { expect, test } from 'vitest';
import { longestSilence } from './failover.ts';

const during = { from: 100, until: 200 };

test('the longest silence counts from the last write before the fault', () => {
  expect(longestSilence([10, 90, 150, 195], during)).toBe(60);
});

test('writes that do not come again are silent to the end', () => {
  expect(longestSilence([90, 110], during)).toBe(90);
  expect(longestSilence([], during)).toBe(100);
});

test('what happens afterwards does not count', () => {
  expect(longestSilence([95, 150, 199, 900], during)).toBe(55);
});
