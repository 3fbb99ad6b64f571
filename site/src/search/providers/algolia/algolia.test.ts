import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startAlgoliaServer } from '../../../../test/algolia-server.ts';
import { createAlgoliaProvider } from './index.ts';
import { hostedRecord } from './record.ts';
import { uploadRecords } from './upload.ts';

const records = [
  {
    url: '/guides/settings/payments/stripe/',
    page: 'Take card payments with Stripe',
    heading: '',
    text: 'Open <b>Settings</b> and refund it.',
  },
  {
    url: '/api/#error-406',
    page: 'Errors',
    heading: '406 Not acceptable',
    text: 'No refund here.',
  },
];

let server: Awaited<ReturnType<typeof startAlgoliaServer>>;
beforeEach(async () => {
  server = await startAlgoliaServer();
});
afterEach(() => server.stop());

const target = () => ({ appId: 'APP', adminKey: 'admin', index: 'help', origins: [server.origin] });
const provider = () =>
  createAlgoliaProvider({
    provider: 'algolia',
    appId: 'APP',
    searchKey: 'public',
    index: 'help',
    origins: [server.origin],
  });

describe('searching', () => {
  test('answers uploaded records as results with the match marked and no markup read', async () => {
    await uploadRecords(records, target());
    const results = await provider().search('refund', { limit: 10 });
    expect(results).toEqual([
      {
        url: '/guides/settings/payments/stripe/',
        kind: 'guides',
        title: [{ text: 'Take card payments with Stripe', match: false }],
        page: '',
        excerpt: [
          { text: 'Open <b>Settings</b> and ', match: false },
          { text: 'refund', match: true },
          { text: ' it.', match: false },
        ],
      },
      expect.objectContaining({ url: '/api/#error-406', kind: 'api', page: 'Errors' }),
    ]);
  });

  test('asks with the public key and filters by language and docs version', async () => {
    await provider().search('refund', { limit: 7 });
    expect(server.calls).toMatchObject([
      {
        key: 'public',
        body: {
          requests: [
            {
              indexName: 'help',
              query: 'refund',
              hitsPerPage: 7,
              facetFilters: ['language:en', 'docusaurus_tag:docs-default-current'],
            },
          ],
        },
      },
    ]);
  });

  test('does not find records of another language or version', async () => {
    const [record] = records.map(hostedRecord);
    server.indexes.set('help', [
      { ...record, language: 'nl' } as never,
      { ...record, docusaurus_tag: 'docs-default-0.1' } as never,
    ]);
    expect(await provider().search('refund', { limit: 10 })).toEqual([]);
  });

  test('asks nobody for an empty query', async () => {
    expect(await provider().search('', { limit: 10 })).toEqual([]);
    expect(server.calls).toEqual([]);
  });

  test('rejects when the provider fails, and answers again when it recovers', async () => {
    await uploadRecords(records, target());
    const client = provider();
    server.state.fails = true;
    await expect(client.search('refund', { limit: 10 })).rejects.toThrow();
    server.state.fails = false;
    expect(await client.search('refund', { limit: 10 })).toHaveLength(2);
  });

  test('rejects when nobody listens', async () => {
    const client = provider();
    await server.stop();
    await expect(client.search('refund', { limit: 10 })).rejects.toThrow();
  });
});

describe('uploading', () => {
  test('puts every record in place, with language and version', async () => {
    await uploadRecords(records, target());
    expect(server.indexes.get('help')).toEqual(records.map(hostedRecord));
    expect([...server.indexes.keys()]).toEqual(['help']);
  });

  test('replaces what was there', async () => {
    await uploadRecords(records, target());
    await uploadRecords(records.slice(1), target());
    expect(server.indexes.get('help')).toEqual(records.slice(1).map(hostedRecord));
  });

  test('uploads the synonyms too, so that both providers understand the same words', async () => {
    await uploadRecords(records, target());
    const call = server.calls.find(({ path }) => path.endsWith('/synonyms/batch'));
    expect(call?.body).toContainEqual({
      objectID: 'voucher',
      type: 'onewaysynonym',
      input: 'voucher',
      synonyms: ['discount code'],
    });
  });
});
