import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { readBuiltIndex, readBuiltIndexFile } from '../../test/built-index.ts';

const KIB = 1024;
const MOST_BYTES = 150 * KIB;
const CONTENT_PAGES = 82;
const WORDS_OF_A_FULL_PAGE = 800;

const file = await readBuiltIndexFile();
const records = await readBuiltIndex();
const pages = new Set(records.map(({ url }) => url.replace(/#.*/, '')));

test('the index takes at most 150 KiB to download', () => {
  expect(brotliCompressSync(file).length).toBeLessThanOrEqual(MOST_BYTES);
});

test('the index still fits when every page has 800 words', () => {
  const words = records.reduce((sum, { text }) => sum + text.split(/\s+/).length, 0);
  const bytesPerWord = brotliCompressSync(file).length / words;
  expect(CONTENT_PAGES * WORDS_OF_A_FULL_PAGE * bytesPerWord).toBeLessThanOrEqual(MOST_BYTES);
});

test('guides, courses, releases and the API are in the index', () => {
  for (const page of [
    '/guides/settings/payments/stripe/',
    '/courses/onboarding-guide/',
    '/releases/v0.11/',
    '/releases/archive/',
    '/api/',
  ]) {
    expect(pages).toContain(page);
  }
});

test('previews, further pages of lists, the search page and the not-found page are kept out', () => {
  const keptOut = [...pages].filter((page) =>
    /^\/(?:Homepage|search|404|releases\/page)/.test(page),
  );
  expect(keptOut).toEqual([]);
});

test('a section is found under its own heading and leads to it', () => {
  expect(records).toContainEqual(
    expect.objectContaining({
      url: '/guides/day-to-day/blockout-periods/#which-one-do-i-need',
      page: 'Block boats or close a dock for a while',
      heading: 'Which one do I need',
    }),
  );
});

test('no two records share an address', () => {
  expect(new Set(records.map(({ url }) => url)).size).toBe(records.length);
});
