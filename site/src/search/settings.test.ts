import { expect, test } from 'vitest';
import { readSearchSettings, searchOrigins } from './settings.ts';

const hosted = { ALGOLIA_APP_ID: 'APP', ALGOLIA_SEARCH_KEY: 'key', ALGOLIA_INDEX: 'help' };

test('without settings the site searches its own index and connects to nobody else', () => {
  const settings = readSearchSettings({});
  expect(settings).toEqual({ provider: 'local' });
  expect(searchOrigins(settings)).toEqual([]);
});

test('with all settings the hosted provider answers, and only its hosts may be connected to', () => {
  const settings = readSearchSettings(hosted);
  expect(settings).toEqual({
    provider: 'algolia',
    appId: 'APP',
    searchKey: 'key',
    index: 'help',
    origins: [],
  });
  expect(searchOrigins(settings)).toEqual([
    'https://app-dsn.algolia.net',
    'https://app-1.algolianet.com',
    'https://app-2.algolianet.com',
    'https://app-3.algolianet.com',
  ]);
});

test('other origins take the place of the provider’s own', () => {
  const origins = 'https://search.example.com, http://127.0.0.1:8080/path';
  const settings = readSearchSettings({ ...hosted, ALGOLIA_ORIGINS: origins });
  expect(searchOrigins(settings)).toEqual(['https://search.example.com', 'http://127.0.0.1:8080']);
});

test('half of the settings stop the build with a sentence that names the missing ones', () => {
  expect(() => readSearchSettings({ ALGOLIA_APP_ID: 'APP' })).toThrow(
    'Set ALGOLIA_SEARCH_KEY and ALGOLIA_INDEX too',
  );
});

test('an origin that is none stops the build with a sentence that shows it', () => {
  expect(() => readSearchSettings({ ...hosted, ALGOLIA_ORIGINS: 'search' })).toThrow(
    'ALGOLIA_ORIGINS holds "search"',
  );
});
