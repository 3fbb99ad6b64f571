import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { integratorApi } from '@slipway/contract';
import { openApiFiles } from '@slipway/contract/openapi';
import { API_CATALOG, DOWNLOADS } from '../downloads.ts';
import { apiCatalog } from './api-catalog.ts';
import { changelogFeed } from './changelog-feed.ts';
import { postmanCollection } from './postman-collection.ts';
import { type ReferenceProse, referenceMarkdown } from './reference-markdown.ts';

/** Writes the other forms of the reference into the folder of the built site. */
export async function writeApiFiles(
  folder: string,
  site: string,
  prose: ReferenceProse[],
): Promise<void> {
  const api = integratorApi;
  const openApi = openApiFiles(api);
  const files = {
    [DOWNLOADS.openApiJson.path]: openApi['openapi.json'],
    [DOWNLOADS.openApiYaml.path]: openApi['openapi.yaml'],
    [DOWNLOADS.postman.path]: postmanCollection(api),
    [DOWNLOADS.markdown.path]: referenceMarkdown({ api, site, prose }),
    [DOWNLOADS.changelog.path]: changelogFeed(site),
    [API_CATALOG.path]: apiCatalog(site),
  };
  await Promise.all(
    Object.entries(files).map(async ([name, content]) => {
      const file = path.join(folder, name);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, content);
    }),
  );
}
