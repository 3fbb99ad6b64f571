import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { readBuiltFile, readBuiltIndex, readBuiltIndexFile } from '../../test/built-site.ts';
import { attributeOf, descendants, hasClass, isElement, nodesOf } from './html.ts';

const KIB = 1024;
const MOST_BYTES = 165 * KIB;
const CONTENT_PAGES = 82;
const WORDS_OF_A_FULL_PAGE = 800;

const file = await readBuiltIndexFile();
const bytes = brotliCompressSync(file).length;
const records = await readBuiltIndex();
const pages = new Set(records.map(({ url }) => url.replace(/#.*/, '')));

test('the index takes at most 165 KiB to download', () => {
  expect(bytes).toBeLessThanOrEqual(MOST_BYTES);
});

test('the index still fits when every page has 800 words', () => {
  const words = records.reduce((sum, { text }) => sum + text.split(/\s+/).length, 0);
  expect(CONTENT_PAGES * WORDS_OF_A_FULL_PAGE * (bytes / words)).toBeLessThanOrEqual(MOST_BYTES);
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

test('every headed section of a guide is found and leads to its heading', async () => {
  const guide = '/guides/day-to-day/blockout-periods/';
  const elements = [...nodesOf(await readBuiltFile(`${guide}index.html`))].filter(isElement);
  const places = elements
    .filter((element) => hasClass(element, 'markdown'))
    .flatMap((content) => [...descendants(content)].filter(isElement))
    .filter(({ tagName }) => tagName === 'h2')
    .map((heading) => `${guide}#${attributeOf(heading, 'id')}`);
  const found = records.map(({ url }) => url);
  expect(places).not.toEqual([]);
  expect(places.filter((place) => !found.includes(place))).toEqual([]);
});

test('every operation, field and error leads to a place that the reference has', async () => {
  const elements = [...nodesOf(await readBuiltFile('/api/index.html'))].filter(isElement);
  const places = new Set(elements.map((element) => attributeOf(element, 'id')));
  const anchors = records.map(({ url }) => url.split('#')).filter(([page]) => page === '/api/');
  expect(anchors.filter(([, anchor]) => anchor && !places.has(anchor))).toEqual([]);
});

test('no two records share an address', () => {
  expect(new Set(records.map(({ url }) => url)).size).toBe(records.length);
});
