import { expect, test } from '@slipway/ui/layout-check';

const lists = [
  { route: '/releases/', first: 'v1.14', last: 'v1.5', count: 10 },
  { route: '/releases/page/2/', first: 'v1.4', last: 'v0.14', count: 10 },
  { route: '/releases/page/3/', first: 'v0.13', last: 'v0.11', count: 3 },
];

for (const { route, first, last, count } of lists) {
  test(`${route} lists ${count} releases, ${first} to ${last}, each with its summary`, async ({
    page,
  }) => {
    await page.goto(route);
    const releases = page.getByRole('main').getByRole('article');
    await expect(releases).toHaveCount(count);
    await expect(releases.first()).toContainText(first);
    await expect(releases.last()).toContainText(last);
    for (const release of await releases.all()) {
      await expect(release.getByRole('heading', { level: 2 })).toHaveCount(1);
      await expect(release.getByRole('paragraph')).not.toHaveCount(0);
      await expect(release.getByRole('heading', { name: 'What is new' })).toHaveCount(0);
    }
  });
}

test('the lists lead to one another and end on page 3', async ({ page }) => {
  const newest = page.getByRole('article').first();
  await page.goto('/releases/');
  await page.getByRole('link', { name: /Older/ }).click();
  await expect(newest).toContainText('v1.4');
  await expect(page).toHaveURL('/releases/page/2/');
  await page.getByRole('link', { name: /Older/ }).click();
  await expect(newest).toContainText('v0.13');
  await expect(page).toHaveURL('/releases/page/3/');
  await expect(page.getByRole('link', { name: /Older/ })).toHaveCount(0);
  await page.getByRole('link', { name: /Newer/ }).click();
  await expect(page).toHaveURL('/releases/page/2/');
});

test('the sidebar holds the 20 latest releases with their version numbers', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/releases/v1.4/');
  const sidebar = page.getByRole('navigation', { name: 'Recent releases' });
  const entries = sidebar.getByRole('listitem');
  await expect(entries).toHaveCount(20);
  await expect(entries.first()).toHaveText('v1.14 Let customers carry the booking fee');
  await expect(entries.last()).toHaveText('v0.14 Blockouts, and bookings through the API');
  await expect(sidebar.locator('[aria-current=page]')).toContainText('v1.4');
});

test('a release says its version, its date, what is new and where to read more', async ({
  page,
}) => {
  await page.goto('/releases/v1.0/');
  const article = page.getByRole('article');
  await expect(article.getByRole('heading', { level: 1 })).toHaveText(
    'Multi-day trips, and tax in place of VAT',
  );
  await expect(article.getByText('May 31, 2024')).toBeVisible();
  for (const name of ['What is new', 'For integrators', 'Related guides']) {
    await expect(article.getByRole('heading', { name })).toBeVisible();
  }
  await page.getByRole('link', { name: /Newer/ }).click();
  await expect(page).toHaveURL('/releases/v1.1/');
});

test('the archive lists all 23 releases by year, newest first', async ({ page }) => {
  await page.goto('/releases/archive/');
  const years = page.getByRole('main').getByRole('region');
  await expect(years.getByRole('heading')).toHaveText(['2025', '2024', '2023']);
  for (const [index, count] of [10, 7, 6].entries()) {
    await expect(years.nth(index).getByRole('listitem')).toHaveCount(count);
  }
  await expect(years.first().getByRole('listitem').first()).toContainText('October 17, 2025');
});
