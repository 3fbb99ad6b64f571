import { readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';

const dist = new URL('../dist/', import.meta.url);

/** The scripts that a page names, which is all that its first screen loads in English. */
function scriptsOf(page: string): string[] {
  const html = readFileSync(new URL(`${page}.html`, dist), 'utf8');
  return [...html.matchAll(/"\/(assets\/[^"]+\.js)"/g)].map(([, file]) => file ?? '');
}

test('the first screen of the form weighs at most 110 KiB of script with Brotli, in any language', () => {
  const { languages } = JSON.parse(readFileSync(new URL('pages.json', dist), 'utf8')) as {
    languages: Record<string, string>;
  };
  const sizeOf = (file: string) => statSync(new URL(`${file}.br`, dist)).size / 1024;
  const packs = Object.values(languages).map((file) => sizeOf(file.replace(/^\//, '')));
  const scripts = scriptsOf('book');
  expect(scripts.length).toBeGreaterThan(1);
  const weight = scripts.reduce((sum, file) => sum + sizeOf(file), 0);
  expect(weight + Math.max(...packs)).toBeLessThanOrEqual(110);
});
