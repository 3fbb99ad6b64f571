import type { Page } from '@playwright/test';
import { expect, test } from '@slipway/ui/layout-check';
import { hydrated } from './hydrated.ts';

const contents = (page: Page) =>
  page.getByRole('navigation', { name: 'Contents of the reference' });

async function openWide(page: Page) {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/api/');
  await hydrated(page);
}

test('the filter finds calls by title, path and method, and says when there is nothing', async ({
  page,
}) => {
  await openWide(page);
  const filter = page.getByRole('searchbox', { name: 'Filter the contents' });
  await filter.fill('post bookings');
  await expect(contents(page).getByRole('link')).toHaveText([
    'POST Make a booking',
    'POST Change a booking',
    'POST Confirm a hold or an option',
    'POST Cancel a booking',
  ]);
  await filter.fill('schooner');
  await expect(contents(page).getByRole('status')).toHaveText(
    'Nothing found for “schooner”. Search the whole site',
  );
  await expect(contents(page).getByRole('link', { name: 'Search the whole site' })).toHaveAttribute(
    'href',
    '/search/?q=schooner',
  );
  await page.keyboard.press('Escape');
  await expect(filter).toHaveValue('');
  await expect(contents(page).getByRole('link', { name: 'Quickstart' })).toBeVisible();
});

test('the filter finds fields and sentences of errors when no title fits', async ({ page }) => {
  await openWide(page);
  const filter = page.getByRole('searchbox', { name: 'Filter the contents' });
  for (const [typed, found] of [
    ['balance', ['BookingCanceled', 'BookingConfirmed', 'BookingExtended', 'FinancialDetails']],
    ['includePaymentLink', ['POST Make a booking', 'BookingCreate']],
    ['no price for', ['406 Booking parameters not acceptable']],
    ['idempotency', ['Repeating a request safely']],
    ['refund', ['What it does not do']],
  ] as const) {
    await filter.fill(typed);
    await expect(contents(page).getByRole('link')).toHaveText([...found]);
  }
});

test('the arrow keys walk from the filter through what it found, and Enter goes there', async ({
  page,
}) => {
  await openWide(page);
  await page.getByRole('searchbox', { name: 'Filter the contents' }).fill('availability');
  await page.keyboard.press('ArrowDown');
  await expect(contents(page).getByRole('link').first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('searchbox', { name: 'Filter the contents' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#getAvailability$/);
  await expect(page.getByRole('heading', { name: 'Ask how many boats are free' })).toBeInViewport();
});

test('the contents mark what is being read, and keep the mark in view', async ({ page }) => {
  await openWide(page);
  for (const title of ['Money', 'Make a booking', '422 Validation errors']) {
    await page
      .getByRole('heading', { name: title })
      .evaluate((heading) => heading.scrollIntoView());
    const marked = contents(page).locator('[aria-current=location]');
    await expect(marked).toHaveCount(1);
    await expect(marked).toContainText(title);
    await expect(marked).toBeInViewport();
  }
});

test('on a phone the contents are a sheet that closes when a link is followed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/api/');
  await hydrated(page);
  await expect(contents(page)).toBeHidden();
  await page.getByRole('button', { name: 'Contents' }).click();
  await contents(page).getByRole('link', { name: 'Make a booking' }).click();
  await expect(contents(page)).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Make a booking' })).toBeInViewport();
  await page.getByRole('button', { name: 'Contents' }).click();
  await page.keyboard.press('Escape');
  await expect(contents(page)).toBeHidden();
});

test('coming from another page shows the reference without loading the site anew', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/guides/settings/dive-deeper/api/');
  await hydrated(page);
  await page.evaluate(() => document.body.setAttribute('data-same-document', ''));
  await page.getByRole('link', { name: 'POST /v1/bookings', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Make a booking' })).toBeInViewport();
  await expect(page.locator('body[data-same-document]')).toBeAttached();
  await page.getByRole('searchbox', { name: 'Filter the contents' }).fill('docks');
  await expect(contents(page).getByRole('link')).toHaveCount(2);
  await page.goBack();
  await page.goForward();
  await expect(page.getByRole('heading', { name: 'Make a booking' })).toBeInViewport();
});

test('when the reference cannot be fetched, the page is loaded anew', async ({ page }) => {
  await page.goto('/guides/settings/dive-deeper/api/');
  await hydrated(page);
  await page.evaluate(() => document.body.setAttribute('data-same-document', ''));
  await page.route('**/api/', (route) =>
    route.request().resourceType() === 'document' ? route.continue() : route.abort(),
  );
  await page.getByRole('link', { name: 'GET /me', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Show what the key may do' })).toBeInViewport();
  await expect(page.locator('body[data-same-document]')).not.toBeAttached();
});
