import type { Page } from '@playwright/test';
import { expect, test } from '@slipway/ui/layout-check';
import { someForms } from '../../scripts/test/left-out.ts';
import { hydrated } from './hydrated.ts';
import { dialog, field, openSearch, options, status } from './search.ts';

const guide = '/guides/day-to-day/blockout-periods/';

for (const width of someForms([390, 1440])) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    for (const keys of someForms(['Control+k', 'Meta+k', '/'])) {
      test(`${keys} opens the search and puts the cursor in it`, async ({ page }) => {
        await page.goto(guide);
        await expect(page.locator('html[data-has-hydrated=true]')).toBeAttached();
        await page.keyboard.press(keys);
        await expect(dialog(page)).toBeVisible();
        await expect(field(page)).toBeFocused();
        await expect(field(page)).toHaveValue('');
      });
    }

    test('the button opens the search', async ({ page }) => {
      await page.goto(guide);
      await expect(page.locator('html[data-has-hydrated=true]')).toBeAttached();
      await page.getByRole('button', { name: 'Search' }).click();
      await expect(field(page)).toBeFocused();
    });

    test('results come while typing, grouped, with the match marked', async ({ page }) => {
      await openSearch(page, guide, 'deposit');
      const groups = dialog(page).getByRole('group');
      await expect(groups.first()).toHaveAccessibleName('Guides');
      for (const name of ['Guides', 'Courses', 'Releases', 'API']) {
        await expect(dialog(page).getByRole('group', { name })).toBeAttached();
      }
      await expect(options(page).first()).toContainText('Ask for a damage deposit');
      await expect(options(page).first().locator('mark').first()).toHaveText('deposit');
    });

    test('the dialog fits the screen and its results scroll inside it', async ({ page }) => {
      await openSearch(page, guide, 'booking');
      const box = await dialog(page).boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(900);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(overflow).toBeLessThanOrEqual(width);
    });
  });
}

test('the slash key types a slash while something is being typed', async ({ page }) => {
  await page.goto('/search/?q=a');
  const input = page.getByRole('searchbox', { name: 'Search for' });
  await expect(input).toHaveValue('a');
  await input.press('End');
  await input.press('/');
  await expect(input).toHaveValue('a/');
  await expect(dialog(page)).toBeHidden();
});

test('nothing of the search but its button is loaded before it is used', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto(guide);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  const before = new Set(requests);
  expect([...before].filter((url) => url.includes('search-index'))).toEqual([]);
  await page.keyboard.press('/');
  await expect(dialog(page)).toBeVisible();
  await expect.poll(() => requests.some((url) => url.endsWith('/search-index.json'))).toBe(true);
  expect(requests.filter((url) => url.endsWith('.js') && !before.has(url))).not.toEqual([]);
});

test('before typing, suggestions can be chosen and fill the field', async ({ page }) => {
  await openSearch(page, guide);
  await dialog(page).getByRole('option', { name: 'discount code' }).click();
  await expect(field(page)).toHaveValue('discount code');
  await expect(options(page).first()).toContainText('Create a discount and hand out its codes');
});

test('recent searches come first the next time, newest on top, and can be cleared', async ({
  page,
}) => {
  await openSearch(page, guide, 'waiver');
  await options(page).first().click();
  await expect(dialog(page)).toBeHidden();
  await openSearch(page, guide, 'storm');
  await options(page).first().click();

  await openSearch(page, guide);
  const recent = dialog(page).getByRole('group', { name: 'Recent searches' });
  await expect(recent.getByRole('option')).toHaveText(['storm', 'waiver']);
  await dialog(page).getByRole('button', { name: 'Clear recent searches' }).click();
  await expect(recent).toBeHidden();
});

test('without storage the search works and remembers nothing', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await openSearch(page, guide, 'waiver');
  await options(page).first().click();
  await expect(page).toHaveURL(/waivers/);
  await openSearch(page, guide);
  await expect(dialog(page).getByRole('group', { name: 'Recent searches' })).toBeHidden();
});

for (const [query, place] of [
  ['createBooking', 'createBooking'],
  ['includePaymentLink', 'createBooking-includePaymentLink'],
  ['406', 'error-406'],
]) {
  test(`${query} leads to its place in the API reference`, async ({ page }) => {
    await openSearch(page, guide, query);
    await dialog(page).getByRole('group', { name: 'API' }).getByRole('option').first().click();
    await expect(page).toHaveURL(`/api/#${place}`);
    await expect(page.locator(`[id="${place}"]`)).toBeInViewport();
  });
}

test('a query that finds nothing is repeated in plain words, on screen and to screen readers', async ({
  page,
}) => {
  await openSearch(page, guide, 'xylqwzv');
  await expect(dialog(page).getByText('No results found for xylqwzv')).toBeVisible();
  await expect(status(page)).toHaveText('No results found for “xylqwzv”');
  await expect(field(page)).toHaveAttribute('aria-expanded', 'false');
});

test('markup in a query stays text', async ({ page }) => {
  const attack = '<img src=x onerror=alert(1)>';
  let alerted = false;
  page.on('dialog', async (alert) => {
    alerted = true;
    await alert.dismiss();
  });
  await openSearch(page, guide, attack);
  await expect(status(page)).not.toBeEmpty();
  await page.goto(`/search/?q=${encodeURIComponent(attack)}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(attack);
  expect(await page.locator('main img, dialog img').count()).toBe(0);
  expect(alerted).toBe(false);
});

test('the number of results is announced', async ({ page }) => {
  await openSearch(page, guide, 'includePaymentLink');
  await expect(status(page)).toHaveText(/^\d+ results?\. Use the arrow keys to choose one\.$/);
});

async function clickOutside(page: Page) {
  await page.mouse.click(5, 300);
}

test('a click beside the dialog closes it', async ({ page }) => {
  await openSearch(page, guide);
  await clickOutside(page);
  await expect(dialog(page)).toBeHidden();
});
