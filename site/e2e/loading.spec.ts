import type { Page, Route } from '@playwright/test';
import { expect, test } from '@slipway/ui/layout-check';
import { holdBack } from './hold-back.ts';
import { hydrated } from './hydrated.ts';

const from = '/guides/settings/manage-docks/';
const to = '/guides/boost-revenue/shift-booking-fee/';

const link = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: 'Releases', exact: true });
const bar = (page: Page) => page.locator('#nprogress .bar');
const failure = (page: Page) => page.getByRole('alert').filter({ hasText: 'ChunkLoadError' });

/** Holds every script that is asked for from now on until the returned function is called. */
const holdScripts = (page: Page) => holdBack(page, '**/assets/js/*.js');

test('a quick navigation shows no progress bar', async ({ page }) => {
  await page.goto(from);
  await hydrated(page);
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (document.querySelector('#nprogress')) document.documentElement.dataset.sawBar = 'true';
    }).observe(document.documentElement, { childList: true, subtree: true });
  });
  await link(page).hover();
  await page.waitForLoadState('networkidle');
  await link(page).click();
  await expect(page).toHaveURL('/releases/');
  await expect(page.locator('html[data-saw-bar]')).toHaveCount(0);
});

test('a slow one shows it after 200 ms and ends it when the page is there', async ({ page }) => {
  await page.goto(from);
  await hydrated(page);
  const release = await holdScripts(page);
  await page.evaluate(() => {
    const { dataset } = document.documentElement;
    const noteClick = () => {
      dataset.clickedAt = String(performance.now());
    };
    window.addEventListener('click', noteClick, { capture: true });
    new MutationObserver(() => {
      if (document.querySelector('#nprogress')) dataset.barAt ??= String(performance.now());
    }).observe(document.documentElement, { childList: true, subtree: true });
  });
  await link(page).click();
  await expect(bar(page)).toBeVisible();
  const { clickedAt, barAt } = await page.evaluate(() => ({ ...document.documentElement.dataset }));
  expect(Number(barAt) - Number(clickedAt)).toBeGreaterThanOrEqual(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Add and maintain your docks');
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What changed in Slipway');
  await expect(bar(page)).toHaveCount(0);
});

test('a jump within the page shows no progress bar', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/guides/settings/booking-form/add-to-website/');
  await hydrated(page);
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link').first().click();
  await page.waitForTimeout(300);
  await expect(bar(page)).toHaveCount(0);
});

test('when a route cannot load, the page is loaded anew', async ({ page }) => {
  await page.goto(from);
  await hydrated(page);
  await page.evaluate(() => {
    (window as { beforeReload?: boolean }).beforeReload = true;
  });
  const fail = (route: Route) => route.abort();
  await page.route('**/assets/js/*.js', fail);
  page.on('request', (request) => {
    if (request.isNavigationRequest()) void page.unroute('**/assets/js/*.js', fail);
  });
  await link(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What changed in Slipway');
  await hydrated(page);
  expect(await page.evaluate(() => 'beforeReload' in window)).toBe(false);
});

test('a chunk that stays away shows its error text and Retry, and the page stays readable', async ({
  page,
}) => {
  await page.goto(to);
  await hydrated(page);
  const chunks = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => /assets\/js\/[0-9a-f]{8}\.js$/.test(name)),
  );
  const blocked = chunks.at(-1) ?? '';
  await page.route(blocked, (route) => route.abort());
  await page.reload();
  await expect(failure(page)).toContainText('Loading chunk');
  await expect(failure(page)).toContainText(blocked);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Let customers pay the platform fee',
  );

  await page.unroute(blocked);
  await failure(page).getByRole('button', { name: 'Retry' }).click();
  await hydrated(page);
  await expect(failure(page)).toHaveCount(0);
});

test.describe('a page under its file name, whose code is loaded only while it is shown', () => {
  const file = `${to}index.html`;
  const spinner = (page: Page) => page.getByRole('status').filter({ hasText: 'Loading' });

  test.beforeEach(async ({ page }) => {
    await page.route(`**${file}`, (route) =>
      route.fulfill({ path: `build${file}`, contentType: 'text/html' }),
    );
  });

  /** The chunk that only this page has. */
  async function ownChunk(page: Page): Promise<string> {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    await page.goto(from);
    await hydrated(page);
    const common = new Set(requested);
    await page.goto(to);
    await hydrated(page);
    return requested.find((url) => !common.has(url) && url.endsWith('.js')) ?? '';
  }

  test('shows a spinner after 200 ms, and not before', async ({ page }) => {
    const chunk = await ownChunk(page);
    const release = await holdBack(page, chunk);
    await page.addInitScript(() => {
      const { dataset } = document.documentElement;
      new MutationObserver(() => {
        if (document.documentElement.dataset.hasHydrated === 'true') {
          document.documentElement.dataset.startedAt ??= String(performance.now());
        }
        if (document.querySelector('[role=status]'))
          dataset.spinnerAt ??= String(performance.now());
      }).observe(document, { childList: true, subtree: true, attributes: true });
    });
    await page.goto(file);
    await expect(spinner(page)).toBeVisible();
    release();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Let customers pay the platform fee',
    );
    await expect(spinner(page)).toHaveCount(0);
  });

  test('shows the error text and Retry when it cannot be loaded, and Retry loads it', async ({
    page,
  }) => {
    const chunk = await ownChunk(page);
    await page.route(chunk, (route) => route.abort());
    await page.goto(file);
    await expect(failure(page)).toContainText('Loading chunk');
    await page.unroute(chunk);
    await failure(page).getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Let customers pay the platform fee',
    );
  });
});
