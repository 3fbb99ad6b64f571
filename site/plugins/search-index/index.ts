import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { REFERENCE_ROUTE } from '../../src/api-reference/anchors.ts';
import { encodeRecords, INDEX_PATH } from '../../src/search/index-file.ts';
import type { SearchRecord } from '../../src/search/record.ts';
import { apiRecords, isApiRecordAnchor } from './api-records.ts';
import { recordsOfPage } from './page-records.ts';
import { hasSections, isSearchable } from './searchable.ts';

/** Writes the search index from the built pages and the contract. */
export default function searchIndexPlugin(): Plugin {
  return {
    name: 'slipway-search-index',
    async postBuild({ outDir, routesPaths }) {
      const pages = await Promise.all(
        [...new Set(routesPaths)]
          .filter(isSearchable)
          .sort()
          .map((route) => readPage(outDir, route)),
      );
      const records = [...pages.flat(), ...apiRecords()];
      await writeFile(path.join(outDir, INDEX_PATH), encodeRecords(records));
    },
  };
}

async function readPage(outDir: string, route: string): Promise<SearchRecord[]> {
  const html = await readFile(path.join(outDir, route, 'index.html'), 'utf8');
  const records = recordsOfPage(route, html).filter(({ url }) => !isApiSection(url));
  return hasSections(route) ? records : records.slice(0, 1);
}

function isApiSection(url: string): boolean {
  const [route, anchor = ''] = url.split('#');
  return route === REFERENCE_ROUTE && isApiRecordAnchor(anchor);
}
