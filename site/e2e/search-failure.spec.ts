import { expect, test } from '@slipway/ui/layout-check';
import { someForms } from '../../scripts/test/left-out.ts';
import { holdBack } from './hold-back.ts';
import { hydrated } from './hydrated.ts';
import { dialog, field, openSearch, options, status } from './search.ts';

const guide = '/guides/day-to-day/blockout-periods/';
const index = '**/search-index.json';

for (const width of someForms([390, 1440])) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('an index that cannot be fetched is said so, and Retry brings the results', async ({
      page,
    }) => {
      await page.route(index, (route) => route.abort());
      await openSearch(page, guide, 'deposit');
      await expect(
        dialog(page).getByText('Unable to fetch results', { exact: true }),
      ).toBeVisible();
      await expect(
        dialog(page).getByText('You might want to check your network connection.', { exact: true }),
      ).toBeVisible();
      await expect(status(page)).toHaveText(
        'Unable to fetch results. You might want to check your network connection.',
      );

      await page.unroute(index);
      await dialog(page).getByRole('button', { name: 'Retry' }).click();
      await expect(options(page).first()).toContainText('Ask for a damage deposit');
      await expect(dialog(page).getByText('Unable to fetch results')).toBeHidden();
    });

    test('a search whose own code cannot be fetched says so beside its button, and Retry opens it', async ({
      page,
    }) => {
      await page.goto(guide);
      await hydrated(page);
      await page.waitForLoadState('networkidle');
      await page.route('**/*.js', (route) => route.abort());
      await page.keyboard.press('Control+k');
      const alert = page.getByRole('banner').getByRole('alert');
      await expect(alert).toContainText('Unable to fetch results');
      await expect(alert).toContainText('You might want to check your network connection.');
      await expect(alert).toBeInViewport({ ratio: 1 });
      await page.unroute('**/*.js');
      await alert.getByRole('button', { name: 'Retry' }).click();
      await expect(field(page)).toBeFocused();
      await expect(alert).toBeHidden();
    });
  });
}

test('an index that takes its time is waited for in words', async ({ page }) => {
  const arrive = await holdBack(page, index);
  await openSearch(page, guide);
  await page.keyboard.type('deposit');
  await expect(dialog(page).getByText('Searching…')).toBeVisible();
  arrive();
  await expect(options(page).first()).toContainText('Ask for a damage deposit');
  await expect(dialog(page).getByText('Searching…')).toBeHidden();
});

test('an index that answers with an error fails in the same words', async ({ page }) => {
  await page.route(index, (route) => route.fulfill({ status: 500, body: 'broken' }));
  await openSearch(page, guide, 'deposit');
  await expect(dialog(page).getByText('Unable to fetch results', { exact: true })).toBeVisible();
});

test('an index that is no index fails in the same words', async ({ page }) => {
  await page.route(index, (route) => route.fulfill({ body: '<!doctype html>' }));
  await openSearch(page, guide, 'deposit');
  await expect(dialog(page).getByText('Unable to fetch results', { exact: true })).toBeVisible();
});

test('the results page says the same, and Retry brings the results', async ({ page }) => {
  await page.route(index, (route) => route.abort());
  await page.goto('/search/?q=deposit');
  const main = page.getByRole('main');
  await expect(main.getByText('Unable to fetch results', { exact: true })).toBeVisible();
  await expect(main.getByText('You might want to check your network connection.')).toBeVisible();
  await page.unroute(index);
  await main.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^\d+ results for deposit$/);
});
