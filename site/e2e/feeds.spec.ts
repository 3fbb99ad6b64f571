import { expect, test } from '@slipway/ui/layout-check';
import { links } from '../config/links.ts';

const releases = `${links.site}/releases/`;

interface JsonFeedItem {
  id: string;
  url: string;
  title: string;
  date_modified: string;
  content_html: string;
}

test('the Atom feed is well-formed and holds all that the format asks for', async ({
  page,
  request,
}) => {
  const answer = await request.get('/releases/atom.xml');
  expect(answer.headers()['content-type']).toContain('application/atom+xml');
  await page.goto('/releases/');
  const feed = await page.evaluate(readAtom, await answer.text());
  expect(feed.problem).toBeUndefined();
  expect(feed.root).toBe('http://www.w3.org/2005/Atom feed');
  expect(feed.own).toMatchObject({ id: releases, title: 'Slipway releases' });
  expect(feed.entries).toHaveLength(23);
  for (const entry of feed.entries) {
    expect(entry.id).toMatch(/\/releases\/v\d+\.\d+\/$/);
    expect(entry.title).not.toBe('');
    expect(entry.author).toBe('Slipway');
    expect(entry.updated).toMatch(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/);
    expect(entry.content).toContain('What is new');
    expect(entry.content).not.toMatch(/(href|src)="\/(?!\/)/);
  }
  expect(feed.entries[0]?.id).toBe(`${releases}v1.14/`);
});

/** Runs in the page, which has a parser for XML. */
function readAtom(text: string) {
  const xml = new DOMParser().parseFromString(text, 'application/xml');
  const textIn = (parent: Element, name: string) =>
    [...parent.children].find((child) => child.localName === name)?.textContent?.trim() ?? '';
  const read = (element: Element) => ({
    id: textIn(element, 'id'),
    title: textIn(element, 'title'),
    updated: textIn(element, 'updated'),
    author: [...element.children]
      .filter((child) => child.localName === 'author')
      .map((author) => textIn(author, 'name'))
      .join(),
    content: textIn(element, 'content'),
  });
  const root = xml.documentElement;
  return {
    problem: xml.querySelector('parsererror')?.textContent ?? undefined,
    root: `${root.namespaceURI} ${root.localName}`,
    own: read(root),
    entries: [...xml.querySelectorAll('entry')].map(read),
  };
}

test('the JSON feed holds the same releases', async ({ request }) => {
  const answer = await request.get('/releases/feed.json');
  expect(answer.headers()['content-type']).toContain('application/feed+json');
  const feed = await answer.json();
  expect(feed.version).toMatch(/^https:\/\/jsonfeed\.org\/version\/1/);
  expect(feed).toMatchObject({ title: 'Slipway releases', home_page_url: releases });
  const items: JsonFeedItem[] = feed.items;
  expect(items).toHaveLength(23);
  expect(new Set(items.map(({ id }) => id)).size).toBe(23);
  for (const item of items) {
    expect(item.url).toMatch(/\/releases\/v\d+\.\d+\/$/);
    expect(item.content_html).toContain('What is new');
    expect(Number.isNaN(Date.parse(item.date_modified))).toBe(false);
  }
});

test('every page tells readers of feeds where they are', async ({ page }) => {
  await page.goto('/');
  const types = await page
    .locator('link[rel=alternate][type]')
    .evaluateAll((elements) =>
      elements.map((element) => `${element.getAttribute('type')} ${element.getAttribute('href')}`),
    );
  expect(types).toEqual(
    expect.arrayContaining([
      'application/atom+xml /releases/atom.xml',
      'application/json /releases/feed.json',
    ]),
  );
});
