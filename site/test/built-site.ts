import { readFile } from 'node:fs/promises';
import { decodeRecords, INDEX_PATH } from '../src/search/index-file.ts';
import type { SearchRecord } from '../src/search/record.ts';

export async function readBuiltFile(path: string): Promise<string> {
  return readFile(new URL(`../build${path}`, import.meta.url), 'utf8').catch(() => {
    throw new Error('The site is not built. Run `npm run build -w site` first.');
  });
}

/** The search index of the built site, as readers download it. */
export function readBuiltIndexFile(): Promise<string> {
  return readBuiltFile(INDEX_PATH);
}

export async function readBuiltIndex(): Promise<SearchRecord[]> {
  return decodeRecords(await readBuiltIndexFile());
}
