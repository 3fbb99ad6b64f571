import { expect, test } from '@slipway/ui/layout-check';
import { hydrated } from './hydrated.ts';

test('without browser storage the site works, and only the console says what is missing', async ({
  page,
}) => {
  const warnings: string[] = [];
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(error.message));
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  });
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/courses/dock-host-operations/');
  await hydrated(page);

  expect(warnings.filter((line) => line.includes('browser storage is not available'))).toHaveLength(
    1,
  );
  expect(errors).toEqual([]);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.locator('#__docusaurus').getByText(/storage/i)).toHaveCount(0);

  await page.getByRole('button', { name: /^Color mode/ }).click();
  await page.getByRole('button', { name: /^Color mode/ }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', { name: 'Close the announcement' }).click();
  await expect(page.getByRole('complementary', { name: 'Announcement' })).toBeHidden();
});
