import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { links } from '../config/links.ts';
import { writeApiFiles } from '../src/api-reference/files/write-api-files.ts';
import { checkPages } from './check-pages.ts';
import { compress } from './compress.ts';
import { writeHostFiles } from './host-files.ts';
import { writeLlmsFile } from './llms.ts';
import { readPages } from './pages.ts';
import { referenceProse } from './reference-prose.ts';
import { writeTwins } from './twins.ts';

const folder = path.join(fileURLToPath(new URL('..', import.meta.url)), 'build');

/** What the site needs after Docusaurus has written it, in the order in which each part needs the last. */
async function publish(): Promise<void> {
  const pages = await readPages(folder);
  checkPages(pages);
  await writeTwins(folder, pages);
  await writeApiFiles(folder, links.site, referenceProse(pages, links.site));
  await writeLlmsFile(folder, pages);
  await writeHostFiles(folder, pages);
  await compress(folder);
}

publish().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
