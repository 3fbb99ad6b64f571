import type { Page } from '@playwright/test';
import { expect, test } from '@slipway/ui/layout-check';
import { someForms } from '../../scripts/test/left-out.ts';
import { hydrated } from './hydrated.ts';

const guide = '/guides/settings/booking-form/add-to-website/';
const title = 'Install the booking form on your site';

const crashed = (page: Page) =>
  page.getByRole('heading', { name: 'This page crashed.', exact: true });
const repair = (page: Page) => page.evaluate(() => Object.assign(window, { isBroken: false }));

for (const viewport of someForms([
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
])) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('a page that throws says so within the layout, and can be tried again', async ({
      page,
    }) => {
      await page.addInitScript(() => {
        const Working = window.IntersectionObserver;
        Object.assign(window, { isBroken: true });
        window.IntersectionObserver = class extends Working {
          constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
            // Only the table of contents, a part of the page, watches a zone of the window.
            if (options?.rootMargin && 'isBroken' in window && window.isBroken) {
              throw new Error('This browser watches no zones.');
            }
            super(callback, options);
          }
        };
      });
      await page.goto(guide);
      await expect(crashed(page)).toBeVisible();
      await expect(page.getByText('This browser watches no zones.')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();

      await repair(page);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    });

    test('a layout that throws leaves a page that says so, and can be tried again', async ({
      page,
    }) => {
      await page.goto(guide);
      await hydrated(page);
      await page.addInitScript(() => {
        const working = window.matchMedia;
        Object.assign(window, { isBroken: true });
        window.matchMedia = (query) => {
          // Only the menu in the navbar, a part of the layout, asks for the width.
          if (query.includes('min-width') && 'isBroken' in window && window.isBroken) {
            throw new Error('This browser has no width.');
          }
          return working.call(window, query);
        };
      });
      await page.reload();
      await expect(crashed(page)).toBeVisible();
      await expect(page.getByText('This browser has no width.')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toHaveCount(0);

      await repair(page);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.getByRole('contentinfo')).toBeVisible();
    });
  });
}

test('an error while the page loads has its stack, so that it can be reported', async ({
  page,
}) => {
  await page.route('**/assets/js/*.js', () => {});
  await page.goto(guide, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  expect(await page.evaluate(() => document.readyState)).not.toBe('complete');
  expect(await page.evaluate(() => new Error('early').stack)).toMatch(/early\n +at /);
});
