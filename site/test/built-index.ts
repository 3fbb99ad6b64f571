import { readFile } from 'node:fs/promises';
import { decodeRecords, INDEX_PATH } from '../src/search/index-file.ts';
import type { SearchRecord } from '../src/search/record.ts';

/** The search index of the built site, as readers download it. */
export async function readBuiltIndexFile(): Promise<string> {
  const file = new URL(`../build${INDEX_PATH}`, import.meta.url);
  return readFile(file, 'utf8').catch(() => {
    throw new Error('The site is not built. Run `npm run build -w site` first.');
  });
}

export async function readBuiltIndex(): Promise<SearchRecord[]> {
  return decodeRecords(await readBuiltIndexFile());
}
