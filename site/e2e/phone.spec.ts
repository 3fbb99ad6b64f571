import { expect, test } from '@slipway/ui/layout-check';
import { hydrated } from './hydrated.ts';
import { dialog, openSearch, options } from './search.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('steps by actor stand below each other, and each names its actor', async ({ page }) => {
  await page.goto('/guides/settings/boats/connect-boats/');
  const picture = page.getByRole('group', { name: 'Steps by actor' });
  const step = picture.locator('.pic-step').nth(1);
  await expect(step).toHaveCSS('display', 'block');
  await expect(step).toHaveAttribute('data-lane', 'Slipway');
  const [content, room] = await picture.evaluate((box) => [box.scrollWidth, box.clientWidth]);
  expect(content).toBeLessThanOrEqual(room as number);
});

test('boards, diagrams and sequences become lists instead of scrolling sideways', async ({
  page,
}) => {
  const drawn = page.locator('.pic-scroll:has(.pic-board, .pic-diagram, .pic-sequence)');
  const wider: string[] = [];
  for (const route of [
    '/guides/day-to-day/planning-overview/',
    '/guides/day-to-day/bookings/booking-statuses/',
    '/guides/settings/rental-setups/',
    '/guides/settings/dive-deeper/api/',
    '/courses/seasonal-planning/',
    '/courses/onboarding-guide/',
  ]) {
    await page.goto(route);
    await expect(drawn).not.toHaveCount(0);
    const found = await drawn.evaluateAll((all) =>
      all
        .filter((box) => box.checkVisibility() && box.scrollWidth > box.clientWidth)
        .map((box) => box.getAttribute('aria-label')),
    );
    wider.push(...found.map((name) => `${route} ${name}`));
  }
  expect(wider).toEqual([]);
});

test('a board says in its list what each bar shows', async ({ page }) => {
  await page.goto('/courses/seasonal-planning/');
  const board = page.getByRole('figure').filter({ hasText: 'A year of the Gannet 8' });
  await expect(board.locator('li li').filter({ hasText: 'Apr 1 – Jun 1' })).toHaveText(
    /period: Spring/,
  );
  await expect(board.locator('svg')).toBeHidden();
});

test('a diagram says in its list where each arrow leads', async ({ page }) => {
  await page.goto('/guides/day-to-day/bookings/booking-statuses/');
  const draft = page
    .getByRole('figure')
    .getByRole('listitem')
    .filter({ hasText: /^\s*draft/ });
  await expect(draft.getByRole('listitem').filter({ hasText: '→ expired' })).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(draft).toBeHidden();
});

test('the first column of a wide table stays while the last one is scrolled to', async ({
  page,
}) => {
  await page.goto('/guides/settings/collaborate/roles-permissions/');
  await hydrated(page);
  const table = page.getByRole('group', { name: 'Wide table' }).filter({ hasText: 'Permission' });
  await table.getByRole('columnheader', { name: 'Permission' }).scrollIntoViewIfNeeded();
  await table.evaluate((frame) => frame.scrollTo({ left: frame.scrollWidth }));
  await expect(table.getByRole('columnheader', { name: 'Dock host' })).toBeInViewport();
  await expect(table.getByRole('columnheader', { name: 'Permission' })).toBeInViewport({
    ratio: 1,
  });
});

test('no field of a calculator is so small that the phone zooms in on it', async ({ page }) => {
  await page.goto('/guides/day-to-day/planning-overview/');
  const fields = page.getByRole('main').locator('input, select, textarea');
  await expect(fields.first()).toBeVisible();
  const sizes = await fields.evaluateAll((all) =>
    all.map((field) => Number.parseFloat(getComputedStyle(field).fontSize)),
  );
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16);
});

test('on its side, the search takes the whole screen', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await openSearch(page, '/guides/', 'refund');
  await expect(options(page).first()).toBeVisible();
  expect(await dialog(page).boundingBox()).toEqual({ x: 0, y: 0, width: 844, height: 390 });
  await expect(dialog(page).getByText('Esc', { exact: true })).toBeHidden();
});

test('with text at twice its size, the menu stays on the screen', async ({ page }) => {
  const width = 195;
  await page.setViewportSize({ width, height: 422 });
  await page.goto('/guides/');
  const menu = await page.getByRole('banner').getByRole('button', { name: 'Menu' }).boundingBox();
  expect((menu?.x ?? width) + (menu?.width ?? 0)).toBeLessThanOrEqual(width);
});
