import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { links } from '../config/links.ts';
import { REFERENCE_ROUTE } from '../src/api-reference/anchors.ts';
import type { BuiltPage } from './pages.ts';
import { toMarkdown } from './to-markdown.ts';

/** Writes the Markdown twin of every page beside it. The reference has one made from the contract. */
export async function writeTwins(folder: string, pages: BuiltPage[]): Promise<void> {
  const written = pages.filter((page) => hasTwin(page) && page.route !== REFERENCE_ROUTE);
  await Promise.all(
    written.map((page) => {
      const main = page.elements.find((element) => element.tagName === 'main');
      if (!main) throw new Error(`${page.route} has no main element. Put its content into one.`);
      const source = `Source: ${links.site}${page.route}`;
      return writeFile(
        path.join(folder, page.route, 'index.md'),
        `${toMarkdown(main, links.site)}\n\n---\n\n${source}\n`,
      );
    }),
  );
}

export function hasTwin(page: BuiltPage): boolean {
  return !page.isRedirect && page.route.endsWith('/');
}
