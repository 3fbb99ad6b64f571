import { expect, test } from 'vitest';
import { growsWithoutEnd } from './memory.ts';

function life(rssMbAt: (second: number) => number) {
  return Array.from({ length: 300 }, (_, at) => ({ at, rssMb: rssMbAt(at) }));
}

test('sees a leak of a few megabytes a minute', () => {
  expect(growsWithoutEnd(life((second) => 150 + second / 4))).toBe(true);
});

test('is content with memory that goes up and down', () => {
  expect(growsWithoutEnd(life((second) => 150 + (second % 60)))).toBe(false);
});

test('is content with a process that warms up and then stays', () => {
  expect(growsWithoutEnd(life((second) => Math.min(110 + second, 180)))).toBe(false);
});
