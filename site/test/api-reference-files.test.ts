import { CHANGELOG, integratorApi, type Operation } from '@slipway/contract';
import { openApiFiles } from '@slipway/contract/openapi';
import { expect, test } from 'vitest';
import { links } from '../config/links.ts';
import { attributeOf, isElement, nodesOf } from '../plugins/search-index/html.ts';
import { API_CATALOG, DOWNLOADS } from '../src/api-reference/downloads.ts';
import { readBuiltFile } from './built-site.ts';

test('the OpenAPI document is the contract, as JSON and as YAML', async () => {
  const files = openApiFiles();
  expect(await readBuiltFile(DOWNLOADS.openApiJson.path)).toBe(files['openapi.json']);
  expect(await readBuiltFile(DOWNLOADS.openApiYaml.path)).toBe(files['openapi.yaml']);
});

test('the Markdown twin holds every operation with its calls and its answers', async () => {
  const markdown = await readBuiltFile(DOWNLOADS.markdown.path);
  for (const { summary, method, path, description, examples } of Object.values<Operation>(
    integratorApi.operations,
  )) {
    expect(markdown).toContain(`### ${summary}\n\n\`${method.toUpperCase()} ${path}\``);
    expect(markdown).toContain(description);
    for (const { answer } of Object.values(examples)) {
      expect(markdown).toContain(JSON.stringify(answer, null, 2));
    }
  }
  expect(markdown).not.toContain('](#');
});

test('the changelog feed has an entry for each change, with an address of its own', async () => {
  const feed = await readBuiltFile(DOWNLOADS.changelog.path);
  const elements = [...nodesOf(feed)].filter(isElement);
  expect(elements.filter(({ tagName }) => tagName === 'entry')).toHaveLength(CHANGELOG.length);
  const ids = [...feed.matchAll(/<id>(.*?)<\/id>/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(CHANGELOG.length + 1);
  expect(feed).toContain(`<updated>${CHANGELOG[0]?.date}T00:00:00Z</updated>`);
});

test('the API catalog names the document and the page, and both are on the site', async () => {
  const { linkset } = JSON.parse(await readBuiltFile(API_CATALOG.path));
  const hrefs = [...linkset[0]['service-desc'], ...linkset[0]['service-doc']].map(
    ({ href }) => href,
  );
  expect(hrefs).toHaveLength(3);
  for (const href of hrefs) {
    expect(href.startsWith(links.site)).toBe(true);
    const path = href.slice(links.site.length).replace(/\/$/, '/index.html');
    await expect(readBuiltFile(path)).resolves.not.toBe('');
  }
});

test('the page offers every download', async () => {
  const elements = [...nodesOf(await readBuiltFile('/api/index.html'))].filter(isElement);
  const hrefs = elements.map((element) => attributeOf(element, 'href'));
  for (const { path } of Object.values(DOWNLOADS)) {
    expect(hrefs).toContain(path);
    await expect(readBuiltFile(path)).resolves.not.toBe('');
  }
});
