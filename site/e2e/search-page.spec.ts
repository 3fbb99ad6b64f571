import { expect, test } from '@slipway/ui/layout-check';
import { someForms } from '../../scripts/test/left-out.ts';
import { holdBack } from './hold-back.ts';
import { hydrated } from './hydrated.ts';

const heading = { level: 1 } as const;

for (const width of someForms([390, 1440])) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('a shared address shows all results with their number', async ({ page }) => {
      await page.goto('/search/?q=deposit');
      await expect(page.getByRole('heading', heading)).toHaveText(/^\d+ results for deposit$/);
      const groups = page.getByRole('main').getByRole('heading', { level: 2 });
      const counts = (await groups.allTextContents()).map((text) =>
        Number(text.match(/\d+$/)?.[0]),
      );
      const total = Number((await page.getByRole('heading', heading).textContent())?.split(' ')[0]);
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(total);
      await expect(page).toHaveTitle(/results for deposit/);
      await expect(page.getByRole('main').locator('mark').first()).toHaveText(/deposit/i);
    });

    test('nothing is wider than the screen', async ({ page }) => {
      await page.goto('/search/?q=financialDetails');
      await expect(page.getByRole('heading', heading)).toHaveText(/results for/);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(overflow).toBeLessThanOrEqual(width);
    });
  });
}

test('a long group shows its best and the rest on request', async ({ page }) => {
  await page.goto('/search/?q=booking');
  const api = page.locator('section', { has: page.getByRole('heading', { name: /^API/ }) });
  await expect(api.getByRole('listitem')).toHaveCount(10);
  const button = api.getByRole('button', { name: /^Show all \d+ in API$/ });
  const total = Number((await button.textContent())?.match(/\d+/)?.[0]);
  await button.click();
  await expect(api.getByRole('listitem')).toHaveCount(total);
});

test('back and forward go through the searches', async ({ page }) => {
  await page.goto('/search/?q=deposit');
  const input = page.getByRole('searchbox', { name: 'Search for' });
  await expect(page.getByRole('heading', heading)).toHaveText(/for deposit$/);
  await input.fill('waiver');
  await input.press('Enter');
  await expect(page).toHaveURL('/search/?q=waiver');
  await expect(page.getByRole('heading', heading)).toHaveText(/for waiver$/);
  await page.goBack();
  await expect(page.getByRole('heading', heading)).toHaveText(/for deposit$/);
  await expect(input).toHaveValue('deposit');
  await page.goForward();
  await expect(page.getByRole('heading', heading)).toHaveText(/for waiver$/);
  await expect(input).toHaveValue('waiver');
});

test('results, number and address follow what is typed, and the field keeps focus', async ({
  page,
}) => {
  await page.goto('/search/');
  await hydrated(page);
  const input = page.getByRole('searchbox', { name: 'Search for' });
  await input.focus();
  await page.keyboard.type('blockout');
  await expect(page.getByRole('status')).toHaveText(/^\d+ results for blockout$/);
  await expect(page.getByRole('heading', heading)).toHaveText(/^\d+ results for blockout$/);
  await expect(page.locator('main a[href*="/blockout-periods/"]').first()).toBeVisible();
  await expect(page).toHaveURL('/search/?q=blockout');
  await expect(page).toHaveTitle(/results for blockout/);
  await expect(input).toBeFocused();

  await page.keyboard.press('Control+a');
  await page.keyboard.type('xylqwzv');
  await expect(page.getByRole('status')).toHaveText('No results found for xylqwzv');
  await expect(page).toHaveURL('/search/?q=xylqwzv');

  await input.clear();
  await expect(page.getByRole('heading', heading)).toHaveText('Search results');
  await expect(page).toHaveURL('/search/');
  await expect(input).toBeFocused();
});

test('typing adds nothing to the history; only Enter does', async ({ page }) => {
  await page.goto('/guides/');
  await page.goto('/search/?q=deposit');
  await hydrated(page);
  const input = page.getByRole('searchbox', { name: 'Search for' });
  const entries = () => page.evaluate(() => window.history.length);
  await expect(input).toHaveValue('deposit');
  const before = await entries();
  await input.press('End');
  await input.pressSequentially(' refund');
  await expect(page).toHaveURL('/search/?q=deposit%20refund');
  expect(await entries()).toBe(before);

  await input.press('Enter');
  await expect.poll(entries).toBe(before + 1);
  await expect(input).toBeFocused();
  await expect(page).toHaveURL('/search/?q=deposit%20refund');
  await page.goBack();
  await expect(page).toHaveURL('/search/?q=deposit');
  await expect(input).toHaveValue('deposit');
  await page.goBack();
  await expect(page).toHaveURL('/guides/day-to-day/');
});

test('after a result, back shows what was typed for it', async ({ page }) => {
  await page.goto('/search/');
  await hydrated(page);
  const input = page.getByRole('searchbox', { name: 'Search for' });
  await input.pressSequentially('blockout');
  await page.locator('main a[href*="/blockout-periods/"]').first().click();
  await expect(page).toHaveURL(/blockout-periods/);
  await page.goBack();
  await expect(page).toHaveURL('/search/?q=blockout');
  await expect(input).toHaveValue('blockout');
  await expect(page.getByRole('heading', heading)).toHaveText(/^\d+ results for blockout$/);
});

test('what is typed before the scripts have come is searched for when they have', async ({
  page,
}) => {
  const release = await holdBack(page, '**/assets/js/*.js');
  await page.goto('/search/?q=deposit', { waitUntil: 'commit' });
  const input = page.getByRole('searchbox', { name: 'Search for' });
  await input.pressSequentially('waiver');
  release();
  await expect(page.getByRole('heading', heading)).toHaveText(/^\d+ results for waiver$/);
  await expect(input).toHaveValue('waiver');
  await expect(page).toHaveURL('/search/?q=waiver');
});

test('a result leads to its section', async ({ page }) => {
  await page.goto('/search/?q=blockout');
  const result = page.locator('main a[href*="/blockout-periods/#"]').first();
  const url = (await result.getAttribute('href')) ?? '';
  await result.click();
  await expect(page).toHaveURL(url);
  await expect(page.locator(`[id="${url.split('#')[1]}"]`)).toBeInViewport();
});

test('without a query there are tips and ways to go on', async ({ page }) => {
  await page.goto('/search/');
  await expect(page.getByRole('heading', heading)).toHaveText('Search results');
  await expect(page.getByText('Check the spelling.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Day to day' })).toHaveAttribute(
    'href',
    '/guides/day-to-day/',
  );
});

test('a query that finds nothing says so and shows the tips', async ({ page }) => {
  await page.goto('/search/?q=xylqwzv');
  await expect(page.getByRole('heading', heading)).toHaveText('No results found for xylqwzv');
  await expect(page.getByRole('status')).toHaveText('No results found for xylqwzv');
  await expect(page.getByText('Check the spelling.')).toBeVisible();
});

test('markup in a query is shown as it was typed and does nothing', async ({ page }) => {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => dialogs.push(dialog.message()) && dialog.dismiss());
  const query = '"><img src=x onerror=alert(1)><script>alert(2)</script>xylqwzv';
  await page.goto(`/search/?q=${encodeURIComponent(query)}`);
  await expect(page.getByRole('heading', heading)).toContainText(query);
  await expect(page.getByRole('searchbox', { name: 'Search for' })).toHaveValue(query);
  await expect(page.locator('img[src="x"]')).toHaveCount(0);
  expect(dialogs).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the search button and the field of the home page lead to /search/', async ({ page }) => {
    await page.goto('/guides/day-to-day/');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\/search\/\??$/);
    await expect(page.locator('noscript p')).toBeVisible();

    await page.goto('/');
    await page.getByRole('searchbox').fill('refund');
    await page.getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL('/search/?q=refund');
    await expect(page.getByRole('main').getByRole('link', { name: 'Settings' })).toBeVisible();
  });
});
