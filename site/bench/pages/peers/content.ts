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
  const written = pages.filter(
    ({ route, isRedirect }) => /^\/(guides|courses|releases\/v)/.test(route) && !isRedirect,
  );
  const routes = new Set(written.map(({ route }) => route));
  return Promise.all(
    written.map(async ({ route, title }) => {
      const twin = await readFile(path.join(build, route, 'index.md'), 'utf8');
      return { route, title, markdown: inside(twin, routes) };
    }),
  );
}

/** Links to pages that the peers have are theirs; others, such as the reference, lead to our site. */
function inside(markdown: string, routes: ReadonlySet<string>): string {
  return markdown
    .replaceAll(/\]\(([^)#\s]+)/g, (whole, target: string) => {
      const route = target.replace(links.site, '');
      return routes.has(route) ? `](${route}` : whole;
    })
    .replace(/\n---\n\nSource: .*\n$/, '\n');
}
