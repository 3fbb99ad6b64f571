import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { openApiFiles } from '@slipway/contract/openapi';
import { API_CATALOG, DOWNLOADS } from '../downloads.ts';
import { apiCatalog } from './api-catalog.ts';
import { changelogFeed } from './changelog-feed.ts';
import { referenceMarkdown } from './markdown/index.ts';
import { postmanCollection } from './postman-collection.ts';

/** Writes the other forms of the reference into the folder of the built site. */
export async function writeApiFiles(folder: string, site: string): Promise<void> {
  const openApi = openApiFiles();
  const files = {
    [DOWNLOADS.openApiJson.path]: openApi['openapi.json'],
    [DOWNLOADS.openApiYaml.path]: openApi['openapi.yaml'],
    [DOWNLOADS.postman.path]: postmanCollection(),
    [DOWNLOADS.markdown.path]: referenceMarkdown(site),
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
