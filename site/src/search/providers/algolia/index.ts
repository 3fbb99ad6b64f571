import { type Hit, liteClient } from 'algoliasearch/lite';
import type { Result, SearchProvider } from '../../provider.ts';
import { kindOf } from '../../record.ts';
import type { HostedSearchSettings } from '../../settings.ts';
import { hostsOf } from './hosts.ts';
import { type HostedRecord, LANGUAGE, VERSION_TAG } from './record.ts';
import { MATCH_END, MATCH_START, segmentsOf } from './segments.ts';

/** Searches the records that were uploaded to Algolia. */
export function createAlgoliaProvider(settings: HostedSearchSettings): SearchProvider {
  const { appId, searchKey, index, origins } = settings;
  const client = liteClient(appId, searchKey, hostsOf(origins));
  return {
    async search(query, { limit }) {
      if (!query) return [];
      const { results } = await client.searchForHits<HostedRecord>({
        requests: [
          {
            indexName: index,
            query,
            hitsPerPage: limit,
            facetFilters: [`language:${LANGUAGE}`, `docusaurus_tag:${VERSION_TAG}`],
            attributesToSnippet: ['text:25'],
            highlightPreTag: MATCH_START,
            highlightPostTag: MATCH_END,
          },
        ],
      });
      return (results[0]?.hits ?? []).map(resultOf);
    },
  };
}

function resultOf({ url, page, heading, text, ...hit }: Hit<HostedRecord>): Result {
  const marked = (hit._highlightResult ?? {}) as Marked;
  const cut = (hit._snippetResult ?? {}) as Marked;
  return {
    url,
    kind: kindOf(url),
    title: segmentsOf((heading ? marked.heading : marked.page)?.value ?? (heading || page)),
    page: heading && page,
    excerpt: segmentsOf(cut.text?.value ?? text),
  };
}

type Marked = { [Field in keyof HostedRecord]?: { value: string } };
