import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { DefaultParseFrontMatter, ParseFrontMatter } from '@docusaurus/types';
import { systemPages } from '../src/systemPages.ts';
import { tryItStart } from '../steps/try-it-start.ts';

/** What a card shows of the page it leads to. */
export interface PageLink {
  route: string;
  title: string;
  description: string;
}

const site = fileURLToPath(new URL('..', import.meta.url));

/**
 * Writers name routes (`related: [/guides/settings/]`, `cards: {Group: [/…/]}`); the pages get the
 * title and description of each target, read from the target itself.
 */
export const parseFrontMatter: ParseFrontMatter = async (params) => {
  const parsed = await params.defaultParseFrontMatter(params);
  const resolve = (routes: string[]) =>
    Promise.all(
      routes.map((route) => summarize(route, params.filePath, params.defaultParseFrontMatter)),
    );

  const tryIt = await tryItStart(params.filePath);
  if (tryIt) parsed.frontMatter.tryIt = tryIt;
  const { related, cards } = parsed.frontMatter as FrontMatterRoutes;
  if (related) parsed.frontMatter.related = await resolve(related);
  if (cards) {
    const groups = Object.entries(cards).map(async ([name, routes]) => [
      name,
      await resolve(routes),
    ]);
    parsed.frontMatter.cards = Object.fromEntries(await Promise.all(groups));
  }
  return parsed;
};

interface FrontMatterRoutes {
  related?: string[];
  cards?: Record<string, string[]>;
}

async function summarize(
  route: string,
  from: string,
  parse: DefaultParseFrontMatter,
): Promise<PageLink> {
  if (route in systemPages) return { route, ...systemPages[route as keyof typeof systemPages] };
  const filePath = findSource(route);
  if (!filePath) {
    throw new Error(`${from} names the route ${route}, and no page has it. Correct the route.`);
  }
  const fileContent = await readFile(filePath, 'utf8');
  const { frontMatter } = await parse({ filePath, fileContent });
  return { route, title: String(frontMatter.title), description: String(frontMatter.description) };
}

function findSource(route: string): string | undefined {
  const name = route.replace(/^\/|\/$/g, '');
  return [`docs/${name}.mdx`, `docs/${name}/index.mdx`, `${name}.mdx`]
    .map((file) => path.join(site, file))
    .find((file) => route.endsWith('/') && existsSync(file));
}
