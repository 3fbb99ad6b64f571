import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { type BuiltPage, readPages } from '../publish/pages.ts';
import { specifiedRedirects, specifiedRoutes } from './specified-routes.ts';

const build = path.resolve(import.meta.dirname, '../build');
let pages: BuiltPage[];

beforeAll(async () => {
  pages = await readPages(build);
});

describe('the built site', () => {
  it('has exactly the 117 pages of the specification', () => {
    const built = pages
      .filter((page) => !page.isRedirect && page.route !== '/404.html')
      .map((page) => page.route);
    expect(specifiedRoutes).toHaveLength(117);
    expect(built.sort()).toEqual([...specifiedRoutes].sort());
  });

  it('has a page that sends the reader on for each redirect, and no others', () => {
    const built = pages.filter((page) => page.isRedirect).map((page) => page.route);
    const specified = Object.keys(specifiedRedirects).filter((route) => route.endsWith('/'));
    expect(built.sort()).toEqual(specified.sort());
  });

  it('gives every page a title of its own', () => {
    const titles = pages.filter((page) => !page.isRedirect).map((page) => page.title);
    expect(titles.filter((title) => title === '')).toEqual([]);
    const repeated = titles.filter((title, index) => titles.indexOf(title) !== index);
    // The preview of the hero shows the heading of the home page.
    expect(repeated).toEqual(['Slipway Help: run your boat rental day']);
  });

  it('gives every page a description of its own', () => {
    const descriptions = pages.filter((page) => !page.isRedirect).map((page) => page.description);
    expect(new Set(descriptions).size).toBe(descriptions.length);
  });
});
