import { expect, test } from '@slipway/ui/layout-check';
import { specifiedRoutes } from '../test/specified-routes.ts';

test.use({ javaScriptEnabled: false });

test('every page is reached from the home page by links alone', async ({ request }) => {
  const seen = new Set(['/']);
  for (const route of seen) {
    const html = await (await request.get(route)).text();
    for (const [, href = ''] of html.matchAll(/<a [^>]*href="?([^"\s>]+)/g)) {
      const target = href.replace(/#.*$/, '');
      if (specifiedRoutes.includes(target)) seen.add(target);
    }
  }
  // The previews are for the people who maintain the site and stay out of its menus.
  const unreached = specifiedRoutes.filter(
    (route) => !seen.has(route) && !route.startsWith('/Homepage/'),
  );
  expect(unreached).toEqual([]);
});

test('a guide can be read, in the mode that the system prefers', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/guides/day-to-day/blockout-periods/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('.markdown').getByRole('listitem').first()).toBeVisible();
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(12, 23, 29)');
});

test('the menus of a phone open and lead on', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/guides/day-to-day/blockout-periods/');
  await page.getByRole('button', { name: 'All pages' }).click();
  await page
    .getByRole('navigation', { name: 'Pages of this section' })
    .getByRole('link', { name: 'Planning board' })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Read and use the planning board',
  );
  await page.getByRole('button', { name: 'Menu' }).click();
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Releases' })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What changed in Slipway');
});

test('a course is plain text, without ticks that could not be kept', async ({ page }) => {
  await page.goto('/courses/dock-host-operations/');
  await expect(page.getByRole('heading', { name: 'The checklist' })).toBeVisible();
  for (const tick of await page.getByText('Lesson done').all()) await expect(tick).toBeHidden();
  await expect(page.getByText('lessons done', { exact: false }).first()).toBeHidden();
});

test('a wide table can be scrolled by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/guides/boost-revenue/generate-bookings-through-partners/');
  const table = page.getByRole('group', { name: 'Wide table' }).nth(1);
  await table.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => table.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
});
