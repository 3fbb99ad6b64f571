import type { Page } from '@playwright/test';
import { expect, test } from '@slipway/ui/layout-check';
import { someForms } from '../../scripts/test/left-out.ts';
import { hydrated } from './hydrated.ts';

const guide = '/guides/settings/boats/connect-boats/';
const wide = { width: 1440, height: 900 };

const breadcrumbs = (page: Page) => page.getByRole('navigation', { name: 'Breadcrumbs' });
const pagesOfSection = (page: Page) =>
  page.getByRole('navigation', { name: 'Pages of this section' });

test.describe('a guide on a wide screen', () => {
  test.use({ viewport: wide });

  test('shows the way to it, with folders that have no page as plain text', async ({ page }) => {
    await page.goto(guide);
    await expect(breadcrumbs(page).getByRole('listitem')).toHaveText([
      'Home',
      'Settings',
      'Boats',
      'Connected boats',
    ]);
    await expect(breadcrumbs(page).getByRole('link')).toHaveText(['Home', 'Settings']);
  });

  test('says in one line what it is for, who can do it and how long it takes', async ({ page }) => {
    await page.goto(guide);
    const header = page.getByRole('article').locator('header');
    await expect(header.getByRole('heading', { level: 1 })).toHaveText(
      'Connect boats for remote start',
    );
    await expect(header.getByText('Who can do this: Administrator')).toBeVisible();
    await expect(header.getByText('Takes about 20 min')).toBeVisible();
  });

  test('lists the pages of its own section and marks itself', async ({ page }) => {
    await page.goto(guide);
    await expect(
      pagesOfSection(page).getByRole('link', { name: 'Connected boats' }),
    ).toHaveAttribute('aria-current', 'page');
    await expect(pagesOfSection(page).getByRole('link', { name: 'Blockouts' })).toHaveCount(0);
    await page
      .getByRole('navigation', { name: 'Sections' })
      .getByRole('link', { name: 'Day to day' })
      .click();
    await expect(page).toHaveURL('/guides/day-to-day/');
    await expect(pagesOfSection(page).getByRole('link', { name: 'Blockouts' })).toBeVisible();
  });

  for (const width of someForms([1250, 1280, 1366])) {
    test(`leaves room for the contents beside the text at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(guide);
      const contents = page.getByRole('navigation', { name: 'On this page' });
      const { x = 0, width: room = 0 } = (await contents.boundingBox()) ?? {};
      expect(room).toBeGreaterThan(180);
      expect(x + room).toBeLessThanOrEqual(width);
    });
  }

  test('marks the heading that is being read', async ({ page }) => {
    await page.goto('/guides/day-to-day/bookings/manage-booking-finances/');
    await hydrated(page);
    const contents = page.getByRole('navigation', { name: 'On this page' });
    const second = contents.getByRole('link').nth(1);
    await second.click();
    await expect(page).toHaveURL(new RegExp(`${await second.getAttribute('href')}$`));
    await expect(contents.locator('[aria-current=location]')).toHaveText(
      (await second.textContent()) ?? '',
    );
  });

  test('offers related guides under their own titles and descriptions', async ({ page }) => {
    await page.goto(guide);
    const related = page.getByRole('region', { name: 'Related guides' });
    const card = related.getByRole('listitem').first();
    const title = (await card.getByRole('link').textContent()) ?? '';
    const description = (await card.getByRole('paragraph').textContent()) ?? '';
    await card.getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByText(description, { exact: true })).toBeVisible();
  });

  test('leads to the previous and the next guide', async ({ page }) => {
    await page.goto(guide);
    await hydrated(page);
    await page.getByRole('link', { name: /^Next|Next →/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Build your add-on catalog');
    await expect(page).toHaveURL('/guides/settings/create-add-ons/');
    await page.getByRole('link', { name: /Previous/ }).click();
    await expect(page).toHaveURL(guide);
  });

  test('says when it was last updated and where to edit it', async ({ page }) => {
    await page.goto(guide);
    await expect(page.getByText(/^Last updated [A-Z][a-z]+ \d{1,2}, \d{4}$/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Edit this page' })).toHaveAttribute(
      'href',
      /\/edit\/main\/site\/docs\/guides\/settings\/boats\/connect-boats\.mdx$/,
    );
  });

  test('can be copied as Markdown', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(guide);
    await hydrated(page);
    await page.getByRole('link', { name: 'Copy as Markdown' }).click();
    await expect(page.getByText('Copied')).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/^# Connect boats for remote start\n/);
    expect(copied).toBe(await (await page.request.get(`${guide}index.md`)).text());
  });

  test('opens its Markdown when the clipboard is not available', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'clipboard', { value: undefined }),
    );
    await page.goto(guide);
    await hydrated(page);
    await page.getByRole('link', { name: 'Copy as Markdown' }).click();
    await expect(page).toHaveURL(`${guide}index.md`);
  });

  test('copies a code sample as it is written', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/guides/settings/dive-deeper/custom-booking-conditions/');
    await hydrated(page);
    await page.getByRole('button', { name: 'Copy the code' }).first().click();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(await page.locator('pre').first().textContent());
  });
});

test('a guide on a phone keeps its menus behind two buttons', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/guides/day-to-day/bookings/booking-statuses/');
  await hydrated(page);
  await expect(pagesOfSection(page)).toBeHidden();
  await page.getByRole('button', { name: 'All pages' }).click();
  await expect(
    pagesOfSection(page).getByRole('link', { name: 'Booking statuses' }),
  ).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(pagesOfSection(page)).toBeHidden();

  await page.getByRole('button', { name: 'On this page' }).click();
  const last = page.getByRole('navigation', { name: 'On this page' }).getByRole('link').last();
  const heading = (await last.textContent()) ?? '';
  await last.click();
  await expect(page.getByRole('heading', { name: heading, exact: false })).toBeInViewport();
  await expect(page.getByRole('navigation', { name: 'On this page' })).toBeHidden();
});

test('a guide prints as a sheet without chrome, in black on white', async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.setViewportSize(wide);
  await page.goto('/guides/settings/manage-docks/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('article').getByRole('listitem').first()).toBeVisible();
  for (const chrome of [
    page.getByRole('banner'),
    page.getByRole('contentinfo').last(),
    page.getByRole('complementary', { name: 'Announcement' }),
    breadcrumbs(page),
    pagesOfSection(page),
    page.getByRole('navigation', { name: 'On this page' }),
    page.getByRole('navigation', { name: 'Previous and next guide' }),
    page.getByRole('region', { name: 'Related guides' }),
  ]) {
    await expect(chrome).toBeHidden();
  }
  const colors = await page.evaluate(() => {
    const { color, backgroundColor } = getComputedStyle(document.documentElement);
    return { color, backgroundColor };
  });
  expect(colors).toEqual({ color: 'rgb(0, 0, 0)', backgroundColor: 'rgb(255, 255, 255)' });
});
