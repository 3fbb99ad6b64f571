import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { links } from '../config/links.ts';
import { attributeOf } from '../plugins/search-index/html.ts';
import { type BuiltPage, readPages, textOf } from '../publish/pages.ts';
import { specifiedRoutes } from './specified-routes.ts';

const build = path.resolve(import.meta.dirname, '../build');
const read = (name: string) => readFile(path.join(build, name), 'utf8');
let pages: BuiltPage[];

beforeAll(async () => {
  pages = (await readPages(build)).filter((page) => specifiedRoutes.includes(page.route));
});

/** Marks inside a line between two words, without a space. */
const TIGHT_MARKS = /[\p{L}\d](?:<\/?(?:a|b|code|em|small|span|strong|time)\b[^>]*>)+[\p{L}\d€−]/gu;
/** The end of a JSON value is marked only to keep its comma on the same line. */
const JSON_TAIL = /class="?tail_/;

function contentOf(page: BuiltPage, key: 'name' | 'property', value: string) {
  const element = page.elements.find((candidate) => attributeOf(candidate, key) === value);
  return element && attributeOf(element, 'content');
}

describe('every page', () => {
  it('names its own address as the canonical one', () => {
    for (const page of pages) {
      const canonical = page.elements.find(
        (element) => attributeOf(element, 'rel') === 'canonical',
      );
      expect(canonical && attributeOf(canonical, 'href')).toBe(links.site + page.route);
    }
  });

  it('has a social card that exists', () => {
    for (const page of pages) {
      const image = contentOf(page, 'property', 'og:image') ?? '';
      expect(existsSync(path.join(build, image.replace(links.site, '')))).toBe(true);
      expect(contentOf(page, 'name', 'twitter:card')).toBe('summary_large_image');
    }
  });

  it('describes itself to search engines in data that can be read', () => {
    for (const page of pages.filter(({ route }) => /^\/(guides|courses|releases\/v)/.test(route))) {
      const kinds = page.elements
        .filter((element) => attributeOf(element, 'type') === 'application/ld+json')
        .map((element) => JSON.parse(textOf(element))['@type']);
      expect(kinds, page.route).toContain(
        page.route.startsWith('/releases/') ? 'BlogPosting' : 'TechArticle',
      );
      expect(kinds, page.route).toContain('BreadcrumbList');
    }
  });

  it('keeps its words apart without its styles: copied, read aloud or as Markdown', () => {
    for (const page of pages) {
      const lines = page.html.replaceAll(/<!--.*?-->|<(pre|script|svg)\b.*?<\/\1>/gs, '');
      const tight = lines.match(TIGHT_MARKS) ?? [];
      expect(
        tight.filter((found) => !found.includes('</a><a') && !JSON_TAIL.test(found)),
        page.route,
      ).toEqual([]);
    }
  });

  it('has a Markdown twin that starts with its title', async () => {
    for (const page of pages) {
      const twin = await read(`${page.route}index.md`);
      expect(twin, page.route).toMatch(/^# \S/m);
      expect(twin).toContain(page.title);
      expect(twin).toContain(`Source: ${links.site}${page.route}`);
      const prose = twin.replaceAll(/```[\s\S]*?```|`[^`]*`/g, '');
      expect(prose, page.route).not.toMatch(/<\/?(div|span|p|ul|li)\b/);
    }
  });
});

describe('the files for programs', () => {
  it('list every page that may be found in the sitemap, and none that is kept out', async () => {
    const sitemap = await read('sitemap.xml');
    const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url);
    const keptOut = /^\/(Homepage|search)\//;
    const found = specifiedRoutes.filter((route) => !keptOut.test(route));
    expect(listed.sort()).toEqual(found.map((route) => links.site + route).sort());
  });

  it('point crawlers to the sitemap', async () => {
    expect(await read('robots.txt')).toContain(`Sitemap: ${links.site}/sitemap.xml`);
  });

  it('list every guide, course and release in llms.txt with a twin that exists', async () => {
    const text = await read('llms.txt');
    const listed = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, url]) => url ?? '');
    for (const url of listed) {
      expect(existsSync(path.join(build, url.replace(links.site, ''))), url).toBe(true);
    }
    const content = specifiedRoutes.filter((route) =>
      /^\/(guides|courses|releases\/v|api)/.test(route),
    );
    expect(listed).toEqual(
      expect.arrayContaining(content.map((route) => `${links.site}${route}index.md`)),
    );
  });

  it('name icons that exist in the web manifest', async () => {
    const { icons } = JSON.parse(await read('manifest.webmanifest')) as {
      icons: { src: string }[];
    };
    expect(icons.length).toBeGreaterThan(2);
    for (const { src } of icons) expect(existsSync(path.join(build, src)), src).toBe(true);
  });

  it('forbid scripts that are not ours, without an exception for inline ones', async () => {
    const headers = await read('_headers');
    const policy = /Content-Security-Policy: (.*)/.exec(headers)?.[1] ?? '';
    expect(policy).toMatch(/default-src 'none'/);
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|\*/);
    for (const name of [
      'Strict-Transport-Security',
      'X-Content-Type-Options: nosniff',
      'X-Frame-Options: DENY',
      'Referrer-Policy',
      'Permissions-Policy',
      'Cross-Origin-Opener-Policy: same-origin',
    ]) {
      expect(headers).toContain(name);
    }
  });

  it('come compressed with brotli and gzip', () => {
    for (const { route } of pages) {
      for (const form of ['br', 'gz']) {
        expect(existsSync(path.join(build, `${route}index.html.${form}`)), route).toBe(true);
      }
    }
  });
});
