import type { Page } from '@playwright/test';
import { expect, test } from '@slipway/ui/layout-check';
import { hydrated } from './hydrated.ts';

const guide = '/guides/settings/manage-docks/';
const sailcloth = 'rgb(252, 251, 248)';
const nightHarbor = 'rgb(12, 23, 29)';

const toggle = (page: Page) => page.getByRole('button', { name: /^Color mode/ });
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('theme'));
const pageColor = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

test('the toggle goes from system to light, dark and back to system', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(guide);
  await hydrated(page);
  expect(await stored(page)).toBeNull();
  expect(await pageColor(page)).toBe(nightHarbor);
  await expect(toggle(page)).toHaveAccessibleName('Color mode: system. Switch to light.');

  await toggle(page).click();
  expect(await stored(page)).toBe('light');
  expect(await pageColor(page)).toBe(sailcloth);

  await toggle(page).click();
  expect(await stored(page)).toBe('dark');
  expect(await pageColor(page)).toBe(nightHarbor);

  await toggle(page).click();
  expect(await stored(page)).toBeNull();
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(() => pageColor(page)).toBe(sailcloth);
});

test('a choice is kept on the next visit, whatever the system prefers', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await page.goto(guide);
  await hydrated(page);
  expect(await pageColor(page)).toBe(nightHarbor);
  await expect(toggle(page)).toHaveAccessibleName('Color mode: dark. Switch to system.');
});

test('the right mode is there before the scripts of the page run', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await page.route('**/assets/js/**', (route) => route.abort());
  await page.goto(guide);
  expect(await pageColor(page)).toBe(nightHarbor);
});

test('a change in another tab is picked up at once', async ({ context }) => {
  const [first, second] = [await context.newPage(), await context.newPage()];
  for (const page of [first, second]) {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(guide);
    await hydrated(page);
  }
  await toggle(first).click();
  await toggle(first).click();
  await expect.poll(() => pageColor(second)).toBe(nightHarbor);
  await toggle(first).click();
  await expect.poll(() => pageColor(second)).toBe(sailcloth);
});

test('when switching is disabled, there is no toggle and a stored choice is deleted', async ({
  page,
}) => {
  await page.route('**/assets/js/main.*.js', async (route) => {
    const response = await route.fetch();
    const code = await response.text();
    expect(code).toMatch(/disableSwitch:!1/);
    await route.fulfill({ response, body: code.replace(/disableSwitch:!1/, 'disableSwitch:!0') });
  });
  await page.goto(guide);
  await page.evaluate(() => localStorage.setItem('theme', 'dark'));
  await page.reload();
  await hydrated(page);
  await expect.poll(() => stored(page)).toBeNull();
  await expect(toggle(page)).toHaveCount(0);
});
