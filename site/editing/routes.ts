import { systemPages } from '../src/systemPages.ts';
import type { Page } from './page.ts';

/** The places that a link can go to: each route with the anchors of its page. */
export function placesOf(pages: readonly Page[]): Map<string, ReadonlySet<string>> {
  const places = new Map<string, ReadonlySet<string>>();
  for (const route of Object.keys(systemPages)) places.set(route, new Set());
  for (const page of pages) places.set(routeOf(page), new Set(anchorsOf(page)));
  return places;
}

export function routeOf({ file }: Page): string {
  return `/${file.replace(/^docs\//, '').replace(/(index)?\.mdx$/, '/')}`.replace(/\/+$/, '/');
}

function anchorsOf({ passages }: Page): string[] {
  return passages
    .filter(({ place }) => place === 'heading')
    .map(({ text }) =>
      text
        .toLowerCase()
        .replace(/[^\p{L}\d\s-]/gu, '')
        .replace(/\s/g, '-'),
    );
}
