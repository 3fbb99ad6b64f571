import path from 'node:path';
import { integratorApi, type Operation, openApiDocument } from '@slipway/contract';
import { beforeAll, expect, test } from 'vitest';
import { attributeOf, descendants, type Element, isElement } from '../plugins/search-index/html.ts';
import { type BuiltPage, readPages, textOf } from '../publish/pages.ts';
import { SAMPLE_LANGUAGE_IDS } from '../src/samples/language-labels.ts';
import { samplesOf } from '../src/samples/samples.ts';
import { VERIFY_WEBHOOK } from '../src/samples/verify-webhook.ts';
import { readBuiltFile } from './built-site.ts';
import { goodExchanges } from './samples/good-exchanges.ts';

const all = Object.values<Operation>(integratorApi.operations);
let page: BuiltPage;

beforeAll(async () => {
  const pages = await readPages(path.resolve(import.meta.dirname, '../build'));
  page = pages.find(({ route }) => route === '/api/') as BuiltPage;
});

function elementsWith(attribute: string): Element[] {
  return page.elements.filter((element) => attributeOf(element, attribute) !== undefined);
}

/** The part of the page that describes an operation. */
function sectionOf({ id }: Operation): Element[] {
  const section = page.elements.find((element) => attributeOf(element, 'aria-labelledby') === id);
  return section ? [...descendants(section)].filter(isElement) : [];
}

test.each(all)('$id: every status of the contract is on the page', (operation) => {
  const documented = openApiDocument().paths[operation.path]?.[operation.method];
  const { responses } = documented as unknown as { responses: object };
  const shown = sectionOf(operation).map((element) => attributeOf(element, 'id'));
  const expected = Object.keys(responses).map((status) => `${operation.id}-${status}`);
  expect(shown).toEqual(expect.arrayContaining(expected));
});

test.each(all)('$id: 200 is open and every other answer is folded', (operation) => {
  const answers = sectionOf(operation).filter((element) =>
    new RegExp(`^${operation.id}-\\d+$`).test(attributeOf(element, 'id') ?? ''),
  );
  const folded = answers.filter(
    (element) => element.tagName === 'details' && attributeOf(element, 'open') === undefined,
  );
  expect(
    answers.filter((element) => !folded.includes(element)).map(({ tagName }) => tagName),
  ).toEqual(['h4']);
});

test('the code on the page is the code that the tests run, in all eight languages', () => {
  expect(SAMPLE_LANGUAGE_IDS).toHaveLength(8);
  for (const language of SAMPLE_LANGUAGE_IDS) {
    const shown = elementsWith('data-language')
      .filter((element) => attributeOf(element, 'data-language') === language)
      .map(textOf);
    const calls = goodExchanges.map(({ id, example }) => samplesOf(id, example)[language]);
    expect(new Set(shown)).toEqual(new Set([...calls, VERIFY_WEBHOOK[language]]));
  }
});

test('every answer of every exchange is on the page as JSON', () => {
  const shown = elementsWith('data-json').map((element) =>
    JSON.stringify(JSON.parse(textOf(element))),
  );
  for (const { examples } of all) {
    for (const { answer } of Object.values(examples))
      expect(shown).toContain(JSON.stringify(answer));
  }
});

test('the page has fewer than 400 elements an operation', () => {
  expect(page.elements.length / all.length).toBeLessThan(400);
});

test('every class of the reference has a rule in the styles of the page', async () => {
  const sheets = page.elements
    .filter((element) => attributeOf(element, 'rel') === 'stylesheet')
    .map((element) => readBuiltFile(attributeOf(element, 'href') ?? ''));
  const css = (await Promise.all(sheets)).join('');
  const main = page.elements.find(({ tagName }) => tagName === 'main') as Element;
  const classes = [...descendants(main)]
    .filter(isElement)
    .flatMap((element) => (attributeOf(element, 'class') ?? '').split(' '))
    .filter(Boolean);
  expect([...new Set(classes)].filter((name) => !css.includes(`.${name}`))).toEqual([]);
});
