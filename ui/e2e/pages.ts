import { test as base, type Page } from '@playwright/test';
import { LayoutWatch } from '../layout-check/layout-watch.ts';

export { expect } from '@playwright/test';

const POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-src *";
const STYLE = 'body { margin: 20px 0 0; font: 16px/1.5 sans-serif } button, a { font: inherit }';

/** Shows a page that runs no scripts of its own and allows none but those of the check. */
type Show = (html: string, path?: string, on?: Page) => Promise<Page>;

/** A watched page, and what was found on it. */
export const test = base.extend<{ watch: LayoutWatch; show: Show }>({
  watch: async ({ context }, use) => {
    const watch = new LayoutWatch();
    await watch.watch(context);
    await use(watch);
  },
  show: async ({ watch: _, page }, use) => {
    await use(async (html, path = '/', on = page) => {
      await on.route(`http://page.localhost${path}`, (route) =>
        route.fulfill({
          contentType: 'text/html; charset=utf-8',
          headers: { 'Content-Security-Policy': POLICY },
          body: `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><style>${STYLE}</style>${html}`,
        }),
      );
      await on.goto(`http://page.localhost${path}`);
      return on;
    });
  },
});
