import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../', import.meta.url);
const document = readFileSync(new URL('SECURITY.md', root), 'utf8');

const files = [
  ...document.matchAll(
    /`((?:api|client|company|contract|dashboard|engine|site|storefront)\/[^`]*)`/g,
  ),
].map(([, path = '']) => path);

/** A file of tests and, behind a colon, the names of some of them. */
const shown = [...document.matchAll(/`([^`]+\.(?:test|spec)\.ts)`: ((?:_[^_]+_(?:, )?)+)/g)];
const named = shown.flatMap(([, file = '', names = '']) =>
  [...names.matchAll(/_([^_]+)_/g)].map(([, name = '']) => [file, name] as const),
);

test.each([...new Set(files)])('SECURITY.md names %s, which exists', (path) => {
  expect(existsSync(new URL(path, root))).toBe(true);
});

test.each(named)('SECURITY.md trusts %s, which has the test "%s"', (file, name) => {
  expect(readFileSync(new URL(file, root), 'utf8')).toContain(name);
});

test('every file of tests in SECURITY.md comes with the name of a test', () => {
  const tests = files.filter((path) => /\.(test|spec)\.ts$/.test(path));
  expect(shown.map(([, file]) => file)).toEqual(tests);
});
