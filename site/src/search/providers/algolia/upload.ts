import { algoliasearch } from 'algoliasearch';
import type { SearchRecord } from '../../record.ts';
import { synonyms } from '../../synonyms.ts';
import { translations } from '../../translations.ts';
import { hostsOf } from './hosts.ts';
import { hostedRecord } from './record.ts';

export interface UploadTarget {
  appId: string;
  /** A key that may write. It never leaves the machine that uploads. */
  adminKey: string;
  index: string;
  origins: string[];
}

const indexSettings = {
  searchableAttributes: ['heading', 'page', 'words', 'text'],
  attributesForFaceting: ['filterOnly(language)', 'filterOnly(docusaurus_tag)'],
  attributesToHighlight: ['heading', 'page'],
  queryLanguages: ['en' as const],
  ignorePlurals: true,
  removeStopWords: true,
  removeWordsIfNoResults: 'allOptional' as const,
};

/** Replaces everything in the hosted index at once: readers see the old records or the new ones. */
export async function uploadRecords(records: SearchRecord[], target: UploadTarget): Promise<void> {
  const { appId, adminKey, index, origins } = target;
  const client = algoliasearch(appId, adminKey, hostsOf(origins));
  await client.setSettings({ indexName: index, indexSettings });
  await client.saveSynonyms({
    indexName: index,
    replaceExistingSynonyms: true,
    synonymHit: Object.entries({ ...synonyms, ...translations }).map(([input, meanings]) => ({
      objectID: input,
      type: 'onewaysynonym' as const,
      input,
      synonyms: meanings,
    })),
  });
  await client.replaceAllObjects({
    indexName: index,
    objects: records.map((record) => ({ ...hostedRecord(record) })),
  });
}
