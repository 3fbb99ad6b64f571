import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Page, readPage } from './page.ts';

const thisSite = path.resolve(import.meta.dirname, '..');

/** Every guide, course, section page and release note, each read and parsed once. */
export function readAllPages(site = thisSite): Page[] {
  return ['docs', 'releases']
    .flatMap((folder) =>
      readdirSync(path.join(site, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
        path.posix.join(folder, file),
      ),
    )
    .filter((file) => file.endsWith('.mdx'))
    .sort()
    .map((file) => readPage(file, readFileSync(path.join(site, file), 'utf8')));
}
