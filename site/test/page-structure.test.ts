import path from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { isElement, nodesOf } from '../plugins/search-index/html.ts';
import { readPages } from '../publish/pages.ts';
import { structureFindings } from './page-structure.ts';
import { specifiedRoutes } from './specified-routes.ts';

const page = (body: string) =>
  structureFindings(
    [
      ...nodesOf(`<html lang="en"><title>T</title><body><main><h1>T</h1>${body}</main></html>`),
    ].filter(isElement),
  );

describe('the structure of a page', () => {
  it('is fine where every rule is kept', () => {
    expect(
      page(
        '<h2 id="a">A</h2><h3>B</h3><ul><li><a href="/"><img alt="Home"></a></ul><label>Boats <input></label><h2 aria-labelledby="a"></h2><span aria-hidden="true"><button></button></span>',
      ),
    ).toEqual([]);
  });

  test.each([
    ['<p id="a"></p><p id="a"></p>', 'two elements have the ID a'],
    ['<h3>Too deep</h3>', 'an h3 follows an h1'],
    ['<h1>Another</h1>', 'the page has 2 h1'],
    ['<a href="/"><svg></svg></a>', '<a href="/"> has no name'],
    ['<button></button>', '<button> has no name'],
    ['<img src="x.png">', '<img src="x.png"> has no name'],
    ['<input type="text">', '<input type="text"> has no name'],
    ['<h2></h2>', '<h2> has no name'],
    ['<p aria-describedby="b"></p>', '<p aria-describedby="b"> refers to b, which is nowhere'],
    ['<div><li>One</li></div>', '<li> is not in a list'],
    ['<button>A <a href="/">b</a></button>', '<a href="/"> is inside of <button>'],
    ['<p tabindex="2">Jump</p>', '<p tabindex="2"> is out of the order of the keyboard'],
  ])('breaks with %s', (html, finding) => {
    expect(page(html)).toEqual([finding]);
  });

  it('breaks without a language', () => {
    const elements = [...nodesOf('<title>T</title><main><h1>T</h1></main>')].filter(isElement);
    expect(structureFindings(elements)).toEqual(['the page does not say its language']);
  });
});

it('every page can be read aloud, as far as its HTML tells', async () => {
  const pages = await readPages(path.resolve(import.meta.dirname, '../build'));
  const findings = pages
    .filter(({ route }) => specifiedRoutes.includes(route))
    .flatMap(({ route, elements }) =>
      structureFindings(elements).map((finding) => `${route} ${finding}`),
    );
  expect(findings).toEqual([]);
});
