import { expect, test } from '@slipway/ui/layout-check';
import { hydrated } from './hydrated.ts';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the reference is read, its language chosen, its answers unfolded and its contents opened', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/api/#createBooking');
    const operation = page.getByRole('region', { name: 'Make a booking' });
    await expect(operation.getByText('Checks the request and the availability')).toBeVisible();
    await expect(operation.getByText('curl https://api.slipway.example').first()).toBeVisible();
    await page.locator('label', { hasText: /^PHP$/ }).click();
    await expect(operation.getByText('curl_init(').first()).toBeVisible();
    await operation.getByText('Booking parameters not acceptable').click();
    // Playwright finds no text inside noscript, though it is there to read.
    const answers = operation.locator('[id="createBooking-406"] [data-json]');
    expect(await answers.allInnerTexts()).toContainEqual(
      expect.stringContaining('No availability for the selected dates'),
    );
    await expect(answers.first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Copy' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Contents' }).click();
    await page.getByRole('link', { name: 'GET Show a dock' }).click();
    await expect(page).toHaveURL(/#getDock$/);
  });
});

test('printing unfolds everything and leaves out what only works on a screen', async ({ page }) => {
  await page.goto('/api/');
  await hydrated(page);
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  const answer = page.getByRole('region', { name: 'Make a booking' });
  await expect(answer.getByText('No availability for the selected dates')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Contents of the reference' })).toBeHidden();
  await expect(page.getByRole('radio', { name: 'curl' })).toBeHidden();
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(answer.getByText('No availability for the selected dates')).toBeHidden();
});

test('what is folded is read although the scripts of the site do not come', async ({ page }) => {
  await page.route('**/assets/js/**', (route) => route.abort());
  await page.goto('/api/#createBooking');
  const operation = page.getByRole('region', { name: 'Make a booking' });
  await operation.getByText('Booking parameters not acceptable').click();
  await expect(operation.getByText('No availability for the selected dates')).toBeVisible();
});

test('searching the page finds what is folded', async ({ page }) => {
  await page.goto('/api/');
  await hydrated(page);
  const folded = page.locator('details > noscript');
  await expect(folded).toHaveCount(0);
  const found = await page.evaluate(() => document.body.textContent?.includes('"No availability'));
  expect(found).toBe(true);
});
