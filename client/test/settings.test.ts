import { inspect } from 'node:util';
import { expect, test } from 'vitest';
import { Slipway, type SlipwayOptions } from '../src/index.ts';

const mistakes: [string, Partial<SlipwayOptions>, string][] = [
  ['no key', { apiKey: undefined }, 'Slipway needs an API key'],
  ['an empty key', { apiKey: '' }, 'Slipway needs an API key'],
  ['a key with a line break', { apiKey: 'secret\n' }, 'holds a space, a line break'],
  ['a base URL without a protocol', { baseUrl: 'localhost:4000' }, 'must be a web address'],
  ['a base URL that is none', { baseUrl: '/api' }, 'not "/api"'],
  ['a timeout of 0', { timeout: 0 }, 'timeout must be a number of milliseconds above 0.'],
  ['an attempt timeout below 0', { attemptTimeout: -1 }, 'attemptTimeout must be'],
  ['half a retry', { retries: 0.5 }, 'retries must be a whole number, 0 or more.'],
];

test.each(mistakes)('%s is refused with one sentence', (_, options, sentence) => {
  expect(() => new Slipway({ apiKey: 'secret', ...options })).toThrow(sentence);
});

test('a mistyped key is not repeated in the message', () => {
  expect(() => new Slipway({ apiKey: 'secret key' })).not.toThrow('secret key');
});

test('printing a client does not show its key', () => {
  const slipway = new Slipway({ apiKey: 'secret' });
  expect(inspect(slipway, { depth: 10, showHidden: true })).not.toContain('secret');
  expect(JSON.stringify(slipway)).not.toContain('secret');
});

test('limits of one call are checked like those of the client', async () => {
  const slipway = new Slipway({ apiKey: 'secret' });
  await expect(slipway.me({ retries: -1 })).rejects.toThrow('retries must be a whole number');
});
