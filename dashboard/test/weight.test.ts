import { expect, test } from 'vitest';
import { addedKib, firstScreenKib, laterParts } from '../build/script-weight.ts';

test('the first screen after signing in weighs at most 130 KiB of script', () => {
  expect(firstScreenKib()).toBeLessThanOrEqual(130);
});

test.each(laterParts)('%s weighs at most 40 KiB more', (part) => {
  expect(addedKib(part)).toBeLessThanOrEqual(40);
});
