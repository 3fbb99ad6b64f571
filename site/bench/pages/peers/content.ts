import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { links } from '../../../config/links.ts';
import { readPages } from '../../../publish/pages.ts';

export interface Content {
  route: string;
  title: string;
  /** The page as plain Markdown, with links inside the site. */
  markdown: string;
}

/** Every guide, course and release of the built site, as Markdown that any generator can read. */
export async function readContent(build: string): Promise<Content[]> {
  const pages = await readPages(build);
  const written = pages.filter(({ route }) => /^\/(guides|courses|releases\/v)/.test(route));
  return Promise.all(
    written
      .filter((page) => !page.isRedirect)
      .map(async ({ route, title }) => {
        const twin = await readFile(path.join(build, route, 'index.md'), 'utf8');
        return { route, title, markdown: inside(twin) };
      }),
  );
}

function inside(markdown: string): string {
  return markdown.replaceAll(`](${links.site}/`, '](/').replace(/\n---\n\nSource: .*\n$/, '\n');
}
